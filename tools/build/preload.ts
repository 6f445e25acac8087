import type { Plugin } from 'vite';
import { requireMatch } from './require-match.ts';

const helper = 'vite/preload-helper';

/**
 * Replaces Vite's preload helper, which is 600 B larger because it also loads style sheets and
 * reports errors, with one that only preloads the chunks of a dynamic import.
 */
export function smallPreload(): Plugin {
  const match = requireMatch(`the module ${helper}`);
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'post',
    ...match.hooks,
    // Not in Astro's settings, which have their own for this.
    configEnvironment: () => ({ build: { modulePreload: { polyfill: false } } }),
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
  };
}
