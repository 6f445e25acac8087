import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const browserFolder = join(import.meta.dirname, 'browser');
const sources = ['edit/*.{ts,json}', 'edit/browser/*', 'src/model/**/*.ts'];

/** After a save, Sveltia resets the form to what it has saved, which would lose edits made meanwhile. */
const keepEditsDuringSave: Plugin = {
  name: 'keep-edits-during-save',
  transform(code, id) {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
    const [reset, draft] =
      /[\w$]+\(\{entryDraft:[^{}]*extraValues:([\w$]+)\.extraValues,[^{}]*\}\)/.exec(code) ?? [];
    if (!reset) throw new Error('Sveltia resets its form in another way: adapt edit/bundle.ts');
    const module = JSON.stringify(join(browserFolder, 'keep-edits.ts'));
    const patched = code.replace(reset, () => `keepEdits(${reset}, ${draft})`);
    return `import { keepEdits } from ${module};\n${patched}`;
  },
};

/** Bundles the browser part of the editor, unless its sources are unchanged since the last time. */
export async function bundleEditor(outDir: string, entry: string, base: string) {
  const hash = createHash('sha256').update(base);
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(readFileSync(join(root, file)));
  }
  const sourceHash = hash.digest('hex');
  const hashFile = join(outDir, sourceHashName);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash) return;
  console.log('Building the editor. This is needed again only after a change of its code …');
  await build({
    configFile: false,
    root: browserFolder,
    base,
    logLevel: 'warn',
    plugins: [keepEditsDuringSave],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: join(browserFolder, entry) },
    },
  });
  writeFileSync(hashFile, sourceHash);
}

export const sourceHashName = 'source-hash';
