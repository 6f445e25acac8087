import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages } from './packages.mjs';
import { root, run } from './run.mjs';

const next = '.astro/dist';

/**
 * Builds dist/, whole and compressed, and the engines' settings in hosting/generated. A build that
 * fails leaves the dist/ before it as it was.
 * @param {string[]} [network] a content delivery network to make a folder for
 */
export async function build(network = []) {
  const code =
    (await run('astro', ['build', '--outDir', next])) ||
    (await run('node', ['build/licenses.ts', next])) ||
    (await run('node', ['build/compress.ts', next])) ||
    (await run('node', ['hosting/configure.ts', next, ...network]));
  if (code !== 0) return code;
  replaceFolder(join(root, 'dist'), join(root, next));
  return 0;
}

/**
 * Puts one folder into the place of another that may be read meanwhile: to delete it first would
 * take a while, and two renames take none.
 * @param {string} folder
 * @param {string} next on the same disk
 */
export function replaceFolder(folder, next) {
  const before = `${next}-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(next, folder);
  rmSync(before, { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [option, ...network] = process.argv.slice(2);
  if (option && (option !== '--for' || network.length !== 1)) {
    console.error(
      'Use: npm run build, or npm run build -- --for <network>, for example cloudflare',
    );
    process.exit(1);
  }
  await ensurePackages();
  process.exitCode = (await build(network)) || (await run('node', ['scripts/sbom.mjs']));
}
