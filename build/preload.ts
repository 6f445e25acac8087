import type { Plugin } from 'vite';
import { mustMatch } from './must-match.ts';

const helper = 'vite/preload-helper';

/**
 * Vite wraps each dynamic import in 1.7 kB that wait for style sheets and report errors. Here
 * islands bring their own styles, and a page has 2 kB for all of its script: what is left is
 * to fetch the parts of an island side by side. A patient script has them come step by step, and
 * is spared the list of their files.
 */
export function smallPreload(isPatient = (_host: string) => false): Plugin {
  const match = mustMatch(`the module ${helper}`);
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'post',
    ...match.hooks,
    // Not in Astro's settings, which have their own for this.
    configEnvironment: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId }) => (isPatient(hostId) ? [] : files),
        },
      },
    }),
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
