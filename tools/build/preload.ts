import type { Plugin } from 'vite';

/**
 * Replaces Vite's preload helper with one that only preloads the scripts of a dynamic import. Vite's waits
 * for style sheets too, and fails because Astro has removed those of islands: their styles are in the pages.
 */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'post',
  // Not in Astro's settings, which have their own for this.
  configEnvironment: () => ({ build: { modulePreload: { polyfill: false } } }),
  transform(_code, id) {
    if (!id.includes('vite/preload-helper')) return;
    return `export const __vitePreload = (load, files = []) => {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;
  },
});
