import { readFileSync } from 'node:fs';
import { type BundleAsyncOptions, bundleAsync, type CustomAtRules, Features } from 'lightningcss';
import type { Plugin } from 'vite';

const breakpointsFile = new URL('../src/styles/breakpoints.css', import.meta.url).pathname;

/**
 * Reads a style, with what it imports, and turns the names of breakpoints into their queries: no
 * browser knows `@custom-media` yet. A name that does not exist stops the build.
 */
export async function readStyle(
  filename: string,
  watch: (file: string) => void,
  options?: Partial<BundleAsyncOptions<CustomAtRules>>,
) {
  const read = (file: string) => {
    watch(file);
    const css = readFileSync(file, 'utf8');
    return file === filename ? `@import '${breakpointsFile}';${css}` : css;
  };
  return bundleAsync({
    filename,
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
    resolver: { read },
    ...options,
  });
}

export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css(\?|$)/ },
      async handler(_, id) {
        const file = id.replace(/\?.*$/, '');
        const { code } = await readStyle(file, (used) => this.addWatchFile(used));
        return { code: code.toString(), map: null };
      },
    },
  };
}
