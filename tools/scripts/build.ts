/**
 * npm run build                      build and compress the site in dist/, and write the settings of
 *                                    servers to server/hosts/generated
 * npm run build -- --for cloudflare  also prepare an upload for this CDN
 *
 * If the build fails, dist/ is not changed.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { lock } from './lock.mjs';
import { run } from './run.mjs';

const next = '.astro/dist';
const [option, ...cdn] = process.argv.slice(2);
if (option && (option !== '--for' || cdn.length !== 1)) {
  console.error('Usage: npm run build [-- --for cloudflare|cloudfront|netlify|vercel]');
  process.exit(1);
}
const release = await lock();
process.exitCode =
  (await run('node', ['tools/build/check-content.ts'])) ||
  (await run('astro', ['build', '--outDir', next])) ||
  (await run('node', ['tools/build/licenses.ts', next])) ||
  (await run('node', ['tools/build/compress.ts', next])) ||
  (await run('node', ['server/hosts/configure.ts', next, ...cdn])) ||
  (await run('node', ['tools/art/report.ts']));
if (process.exitCode === 0) {
  // A server may be reading dist/: two renames are faster than deleting files first.
  const previous = `${next}-previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync('dist')) renameSync('dist', previous);
  renameSync(next, 'dist');
  rmSync(previous, { recursive: true, force: true });
  console.log('The site is in dist/.');
}
release();
