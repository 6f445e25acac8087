/** What the browser loads of the editor, in a folder of its own. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const sources = ['edit/*.{ts,json}', 'edit/browser/*', 'src/model/**/*.ts'];

/** Built anew only if something it is made of has changed since. */
export async function buildEditor(outDir: string, entry: string, base: string) {
  const made = createHash('sha256').update(base);
  for (const file of globSync(sources, { cwd: root }).sort())
    made.update(readFileSync(join(root, file)));
  const wanted = made.digest('hex');
  const stamp = join(outDir, 'made-of');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Preparing the editor, once for each change of it …');
  await build({
    configFile: false,
    root: import.meta.dirname,
    base,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: join(import.meta.dirname, entry) },
    },
  });
  writeFileSync(stamp, wanted);
}
