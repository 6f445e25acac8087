import { pathToFileURL } from 'node:url';
import { ensurePackages, run } from './install.mjs';

/** Builds dist/ and compresses it. */
export async function build() {
  return (await run('astro', ['build'])) || (await run('node', ['hosting/compress.ts']));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensurePackages();
  process.exitCode = await build();
}
