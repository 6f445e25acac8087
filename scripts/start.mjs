import { build } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

await ensurePackages();
// The address first: a taken port should not cost a build.
process.exitCode =
  (await run('node', ['hosting/server.ts', '--check'])) ||
  (await build()) ||
  (await run('node', ['hosting/server.ts']));
