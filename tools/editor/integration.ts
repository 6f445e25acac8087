import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { normalizePath, type Plugin } from 'vite';
import { logoFile, wordmarkFile } from '../../src/model/load/load-brand.ts';
import { ContentStore } from './content-store.ts';
import { createEditorApi } from './editor-api.ts';
import { invalidateModules } from './invalidate-modules.ts';

/**
 * The editor at /edit. Only tools/editor/serve.ts adds this integration, so it is never part of a build.
 * @param bundleFolder The browser part of the editor: see bundle.ts.
 */
export function editorIntegration(root: string, bundleFolder: string): AstroIntegration {
  const store = new ContentStore(root);
  // Pages run in Vite's module runner, which has its own instance of every module.
  Object.assign(globalThis, { contentStore: store });
  const contentModule = existingFile(root, 'src/model/load/get-content.ts');
  const pictureModule = existingFile(root, 'src/ui/picture-files.ts');
  const brandModules = [
    ...['src/model/load/get-brand.ts', logoFile].map((file) => existingFile(root, file)),
    normalizePath(join(root, wordmarkFile)),
  ];
  const draftModule = existingFile(root, 'tools/editor/draft-content.ts');
  const clickScript = existingFile(root, 'tools/editor/browser/click-to-field.ts');
  let dynamicPages: string[] = [];

  const plugin: Plugin = {
    name: 'edit',
    enforce: 'pre',
    load: (id) =>
      id === contentModule
        ? `export { getContent } from ${JSON.stringify(draftModule)};`
        : undefined,
    configureServer(server) {
      const api = createEditorApi({
        root,
        store,
        bundleFolder,
        onChange: (change) =>
          invalidateModules(
            server,
            { picture: [pictureModule], drawing: brandModules, content: dynamicPages }[change],
          ),
      });
      server.middlewares.use('/edit', (request, response, next) => {
        // Vite serves the script that runs in the preview.
        if (request.url?.startsWith('/browser/')) return next();
        return api(request, response);
      });
    },
  };
  return {
    name: 'edit',
    hooks: {
      'astro:config:setup': ({ updateConfig, injectScript }) => {
        updateConfig({ vite: { plugins: [plugin] } });
        injectScript('page', `import ${JSON.stringify(clickScript)};`);
      },
      // Astro caches getStaticPaths of dynamic routes until their module is loaded again.
      'astro:routes:resolved': ({ routes }) => {
        dynamicPages = routes
          .filter(
            ({ type, pathname, origin }) =>
              origin === 'project' && type !== 'redirect' && !pathname,
          )
          .map(({ entrypoint }) => existingFile(root, entrypoint));
        if (dynamicPages.length === 0) {
          throw new Error(
            'tools/editor/integration.ts expects a dynamic route such as src/pages/[vertical].astro.',
          );
        }
      },
    },
  };
}

function existingFile(root: string, path: string): string {
  const file = normalizePath(join(root, path));
  if (!existsSync(file))
    throw new Error(`tools/editor/integration.ts needs ${path}, but it does not exist.`);
  return file;
}
