import { readFileSync } from 'node:fs';
import { bundleAsync, Features } from 'lightningcss';
import type { Plugin } from 'vite';
import { requireMatch } from './require-match.ts';

const breakpoints = new URL('../src/styles/breakpoints.css', import.meta.url).pathname;

/** The cascade layer of the CSS modules in each folder. Sections, boards and live wallet override ui. */
const layers = {
  '/src/ui/': 'parts',
  '/src/boards/': 'sections',
  '/src/live-wallet/': 'sections',
  '/src/sections/': 'sections',
};

/**
 * Puts each CSS module into the layer of its folder, and replaces the custom media queries of
 * breakpoints.css, which browsers do not support yet. An unknown one fails the build.
 */
export function cssLayers(): Plugin {
  const match = requireMatch('a style sheet in src');
  return {
    name: 'css-layers',
    enforce: 'pre',
    ...match.hooks,
    transform: {
      filter: { id: /\/src\/.*\.css(\?|$)/ },
      async handler(_, id) {
        match.found();
        const filename = id.replace(/\?.*$/, '');
        const { code } = await bundleAsync({
          filename,
          drafts: { customMedia: true },
          include: Features.CustomMediaQueries,
          resolver: {
            read: (file) => {
              this.addWatchFile(file);
              const css = readFileSync(file, 'utf8');
              return file === filename ? `@import '${breakpoints}';${layered(file, css)}` : css;
            },
          },
        });
        return { code: code.toString(), map: null };
      },
    },
  };
}

function layered(file: string, css: string) {
  if (!file.endsWith('.module.css')) return css;
  const layer = Object.entries(layers).find(([folder]) => file.includes(folder))?.[1];
  if (!layer) throw new Error(`${file} is in a folder without a layer: see build/css-layers.ts.`);
  return `@layer ${layer} {${css}}`;
}
