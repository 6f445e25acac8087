import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensurePackages, run } from './install.mjs';

const at = (path) => join(fileURLToPath(new URL('..', import.meta.url)), path);
const next = '.astro/dist';

/**
 * Builds dist/, whole and compressed, and the engines' settings in hosting/generated. A build that
 * fails leaves the dist/ before it as it was.
 * @param {string[]} [network] a content delivery network to make a folder for
 */
export async function build(network = []) {
  const code =
    (await run('astro', ['build', '--outDir', next])) ||
    (await run('node', ['hosting/licences.ts', next])) ||
    (await run('node', ['hosting/compress.ts', next])) ||
    (await run('node', ['hosting/configure.ts', next, ...network]));
  if (code !== 0) return code;
  rmSync(at('dist'), { recursive: true, force: true });
  renameSync(at(next), at('dist'));
  return 0;
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
