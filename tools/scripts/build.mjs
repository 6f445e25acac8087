import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock } from './lock.mjs';
import { ensurePackages } from './packages.mjs';
import { root, run } from './run.mjs';

const next = '.astro/dist';

/**
 * Builds and compresses the site in dist/ and writes server configurations to server/hosts/generated. If
 * the build fails, dist/ is not changed.
 * @param {string[]} [cdn] name of a CDN to prepare an upload for
 */
export async function build(cdn = []) {
  const release = await lock();
  try {
    return await buildAlone(cdn);
  } finally {
    release();
  }
}

/** @param {string[]} cdn */
async function buildAlone(cdn) {
  const code =
    (await run('node', ['tools/build/check-content.ts'])) ||
    (await run('astro', ['build', '--outDir', next])) ||
    (await run('node', ['tools/build/licenses.ts', next])) ||
    (await run('node', ['tools/build/compress.ts', next])) ||
    (await run('node', ['server/hosts/configure.ts', next, ...cdn]));
  if (code !== 0) return code;
  replaceFolder(join(root, 'dist'), join(root, next));
  return 0;
}

/**
 * Replaces a folder that a server may be reading: two renames are faster than deleting files first.
 * @param {string} folder
 * @param {string} next on the same disk
 */
export function replaceFolder(folder, next) {
  const previous = `${next}-previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [option, ...cdn] = process.argv.slice(2);
  if (option && (option !== '--for' || cdn.length !== 1)) {
    console.error('Usage: npm run build [-- --for cloudflare|cloudfront|netlify|vercel]');
    process.exit(1);
  }
  await ensurePackages();
  process.exitCode = await build(cdn);
  if (process.exitCode === 0) console.log('The site is in dist/.');
}
