import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const browserFolder = join(import.meta.dirname, 'browser');
const sources = ['tools/editor/*.{ts,json}', 'tools/editor/browser/*', 'src/model/**/*.ts'];

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
