import { build } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

await ensurePackages();
// Check the address first, so that a port in use is reported before the build.
process.exitCode =
  (await run('node', ['server/http/start.mjs', '--check'])) ||
  (await build()) ||
  (await run('node', ['tools/build/brand-inputs.ts'])) ||
  (await run('node', ['server/http/start.mjs']));
