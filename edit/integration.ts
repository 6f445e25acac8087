import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { normalizePath, type Plugin } from 'vite';
import type { ContentError } from '../src/model/load/content-errors.ts';
import { createConfig } from './cms-config.ts';
import { ContentStore } from './content-store.ts';
import { locationAt } from './field-markers.ts';
import { invalidateModules } from './invalidate-modules.ts';
import { isEditorRequest } from './is-editor-request.ts';
import { readMaster, replacePicture } from './replace-picture.ts';

interface Request {
  body: Buffer;
  query: URLSearchParams;
  response: ServerResponse;
}
type ResponseBody = Buffer | object;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/**
 * The editor at /edit. Only edit/serve.ts adds this integration, so it is never part of a build.
 * @param bundleFolder The browser part of the editor: see bundle.ts.
 */
export function editorIntegration(root: string, bundleFolder: string): AstroIntegration {
  const store = new ContentStore(root);
  // Pages run in Vite's module runner, which has its own instance of every module.
  Object.assign(globalThis, { contentStore: store });
  const contentModule = existingFile(root, 'src/model/load/get-content.ts');
  const pictureModule = existingFile(root, 'src/ui/picture-files.ts');
  const draftModule = existingFile(root, 'edit/draft-content.ts');
  const clickScript = existingFile(root, 'edit/browser/click-to-field.ts');
  let dynamicPages: string[] = [];

  const routes: Record<string, (request: Request) => ResponseBody | Promise<ResponseBody>> = {
    'GET files': () => store.readFiles(),
    'GET config': () => {
      const data = Object.entries(store.readFiles()).map(([file, { data }]) => [file, data]);
      return createConfig(Object.fromEntries(data), { name: 'test-repo' }, () => 'data');
    },
    'GET location': ({ query }) => locationAt(Number(query.get('index'))) ?? {},
    'GET picture': ({ query }) => readMaster(root, query.get('slot') ?? ''),
    'POST draft': ({ body }) => {
      const { file, data } = JSON.parse(String(body));
      store.setDraft(file, data);
      return {};
    },
    'POST save': ({ body }) => {
      const { file, data, version } = JSON.parse(String(body));
      return store.save(file, data, version);
    },
    'POST picture': ({ body, query, response }) => replacePicture(root, query, body, response),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<ResponseBody> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(1);
    const route = routes[`${request.method} ${path}`];
    if (route) return route({ query, response, body: await readBody(request) });
    const file = path && !path.includes('..') ? path : 'index.html';
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    return readFile(join(bundleFolder, file));
  }

  const plugin: Plugin = {
    name: 'edit',
    enforce: 'pre',
    load: (id) =>
      id === contentModule
        ? `export { getContent } from ${JSON.stringify(draftModule)};`
        : undefined,
    configureServer(server) {
      server.middlewares.use('/edit', async (request, response, next) => {
        // Vite serves the script that runs in the preview.
        if (request.url?.startsWith('/browser/')) return next();
        if (!isEditorRequest(request)) {
          const message = 'Only the editor on this computer has access.';
          return void response.writeHead(403).end(JSON.stringify({ message }));
        }
        response.setHeader('x-frame-options', 'SAMEORIGIN');
        try {
          const body = await handle(request, response);
          if (request.method === 'POST') {
            const isPicture = request.url?.startsWith('/picture');
            invalidateModules(server, isPicture ? [pictureModule] : dynamicPages);
          }
          response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
        } catch (error) {
          const { message, issues } = error as ContentError;
          response.statusCode = issues ? 422 : isNotFound(error) ? 404 : 500;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ message, issues }));
        }
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
            'edit/integration.ts expects a dynamic route such as src/pages/[vertical].astro.',
          );
        }
      },
    },
  };
}

function existingFile(root: string, path: string): string {
  const file = normalizePath(join(root, path));
  if (!existsSync(file))
    throw new Error(`edit/integration.ts needs ${path}, but it does not exist.`);
  return file;
}

const isNotFound = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
