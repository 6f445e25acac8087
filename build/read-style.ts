import { readFileSync } from 'node:fs';
import { type BundleAsyncOptions, bundleAsync, type CustomAtRules, Features } from 'lightningcss';
import type { Plugin } from 'vite';
import { mustMatch } from './must-match.ts';

const breakpoints = new URL('../src/styles/breakpoints.css', import.meta.url).pathname;
/** The cascade layer of the styles in each folder: sections, boards and the live wallet override ui. */
const layers = {
  '/src/ui/': 'parts',
  '/src/boards/': 'sections',
  '/src/live-wallet/': 'sections',
  '/src/sections/': 'sections',
};

/**
 * Reads a style, with what it imports. Its folder says which layer it is in, and the names of
 * breakpoints become their queries: no browser knows `@custom-media` yet. A name that does not
 * exist stops the build.
 */
export async function readStyle(
  filename: string,
  watch: (file: string) => void,
  options?: Partial<BundleAsyncOptions<CustomAtRules>>,
) {
  const read = (file: string) => {
    watch(file);
    const css = readFileSync(file, 'utf8');
    return file === filename ? `@import '${breakpoints}';${layered(file, css)}` : css;
  };
  return bundleAsync({
    filename,
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
    resolver: { read },
    ...options,
  });
}

function layered(file: string, css: string) {
  const layer = Object.entries(layers).find(([folder]) => file.includes(folder))?.[1];
  return layer ? `@layer ${layer} {${css}}` : css;
}

export function readStyles(): Plugin {
  const match = mustMatch('a style in src');
  return {
    name: 'read-styles',
    enforce: 'pre',
    ...match.hooks,
    transform: {
      filter: { id: /\/src\/.*\.css(\?|$)/ },
      async handler(_, id) {
        match.found();
        const file = id.replace(/\?.*$/, '');
        const { code } = await readStyle(file, (used) => this.addWatchFile(used));
        return { code: code.toString(), map: null };
      },
    },
  };
}
