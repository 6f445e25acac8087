import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mustMatch } from './must-match.ts';
import { readStyle } from './read-style.ts';

const inScript = /\/src\/(boards|live-wallet|ui\/controls)\/|LockScreenMessage/;
const inPage = /\/boards\/(PhonePreview|BoardLayout|ActionBar|Clock)\.module/;

/**
 * The styles of an island travel in its script: Astro would write them into every page that
 * might ever ask for it. The browser takes them as a constructed sheet, so the layers of the
 * page hold for them too, and no inline style is needed.
 */
export function stylesInScript(shorten: (name: string, file: string) => string): Plugin {
  const mark = '\0styles-in-script:';
  const match = mustMatch('an import of a .module.css in a live part');
  let root: string;
  return {
    name: 'styles-in-script',
    enforce: 'pre',
    ...match.hooks,
    configResolved(config) {
      root = config.root;
    },
    resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer) return;
      const file = resolve(dirname(importer), source);
      return inScript.test(file) && !inPage.test(file) ? `${mark}${file}.js` : undefined;
    },
    async load(id, options) {
      if (!id.startsWith(mark)) return;
      match.found();
      const file = id.slice(mark.length, -'.js'.length);
      const { code, exports } = await readStyle(file, (used) => this.addWatchFile(used), {
        // Names are made from the path: they should not depend on where the project lies.
        projectRoot: root,
        minify: true,
        cssModules: { pattern: '[hash]-[local]', dashedIdents: false },
      });
      // They come in any order, and a build should be the same each time.
      const names = Object.entries(exports ?? {})
        .map(([name, { name: scoped }]) => ({ name, scoped, short: shorten(name, file) }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      const style = names.reduceRight(
        (text, { scoped, short }) => text.replaceAll(scoped, short),
        code.toString(),
      );
      const exported = (more = {}) =>
        `export default ${JSON.stringify({ ...Object.fromEntries(names.map(({ name, short }) => [name, short])), ...more })};`;
      // What is drawn on the server has no need of them, or writes the sheet where it needs it.
      if (options?.ssr) return exported({ sheet: style });
      // A picture's sheet is in the page already.
      if (file.endsWith('Picture.module.css')) return exported();
      return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(style)});
document.adoptedStyleSheets.push(sheet);
${exported()}`;
    },
  };
}
