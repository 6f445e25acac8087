import type { Plugin } from 'vite';
import { mustMatch } from './must-match.ts';

const helper = 'vite/preload-helper';

/**
 * Vite wraps each dynamic import in 1.7 kB that wait for style sheets and report errors. Here
 * islands bring their own styles, and a page has 2 kB for all of its script: what is left is
 * to fetch the parts of an island side by side.
 */
export function smallPreload(): Plugin {
  const match = mustMatch(`the module ${helper}`);
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'post',
    ...match.hooks,
    transform(_code, id) {
      if (!id.includes(helper)) return;
      match.found();
      return `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;
    },
    // What comes by itself once it is near may come step by step: its files, named in the page's
    // own script, would weigh on every visit.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.name.startsWith('_vertical_')) continue;
          chunk.code = chunk.code
            .replace(/^const __vite__mapDeps=.*\n/m, '')
            .replace(/__vite__mapDeps\([^)]*\)/g, '[]');
        }
      },
    },
  };
}
