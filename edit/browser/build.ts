/** What the browser loads of the editor, in a folder of its own. */
import { join } from 'node:path';
import { build } from 'vite';

export async function buildEditor(outDir: string, entry: string, base: string) {
  await build({
    configFile: false,
    root: join(import.meta.dirname),
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
}
