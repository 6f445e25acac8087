import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensurePackages, run } from './install.mjs';

const at = (path) => join(fileURLToPath(new URL('..', import.meta.url)), path);
const next = '.astro/dist';

/** Builds dist/, whole and compressed. A build that fails leaves the one before it as it was. */
export async function build() {
  const code =
    (await run('astro', ['build', '--outDir', next])) ||
    (await run('node', ['hosting/compress.ts', next]));
  if (code !== 0) return code;
  rmSync(at('dist'), { recursive: true, force: true });
  renameSync(at(next), at('dist'));
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensurePackages();
  process.exitCode = await build();
}
