import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readStyle } from '../build/read-style';

/**
 * The styles of an island travel in its script: Astro would write them into every page that
 * might ever ask for it. The browser takes them as a constructed sheet, so the layers of the
 * page hold for them too, and no inline style is needed.
 */
export function stylesInScript(): Plugin {
  const mark = '\0styles-in-script:';
  return {
    name: 'styles-in-script',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer?.includes('/src/islands/')) return;
      return `${mark}${resolve(dirname(importer), source)}.js`;
    },
    async load(id) {
      if (!id.startsWith(mark)) return;
      const filename = id.slice(mark.length, -'.js'.length);
      const { code, exports } = await readStyle(filename, (file) => this.addWatchFile(file), {
        minify: true,
        cssModules: { pattern: '[hash]-[local]', dashedIdents: false },
      });
      const names = Object.entries(exports ?? {}).map(([name, { name: scoped }]) => [name, scoped]);
      return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(code.toString())});
document.adoptedStyleSheets.push(sheet);
export default ${JSON.stringify(Object.fromEntries(names))};`;
    },
  };
}
