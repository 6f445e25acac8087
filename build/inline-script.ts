import { readFileSync } from 'node:fs';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { mustMatch } from './must-match.ts';

const query = '?inline-script';

/**
 * `import code from './first-paint.ts?inline-script'` gives a script as text, for a page that has it
 * in its head. It is checked like any other file, and must need no other.
 */
export function inlineScript(): Plugin {
  const match = mustMatch(`an import that ends with ${query}`);
  return {
    name: 'inline-script',
    enforce: 'pre',
    ...match.hooks,
    async load(id) {
      if (!id.endsWith(query)) return;
      match.found();
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const { code: script } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      if (/^(?:import|export)\b/m.test(script))
        this.error(`${file} stands alone in a page: it may neither import nor export.`);
      // In a block, so that its names stay its own.
      const { code } = await minify(file, `{${script}}`, { module: false, sourcemap: false });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
