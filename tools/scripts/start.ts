import { run } from './run.mjs';

// Check the address first, so that a port in use is reported before the build.
process.exitCode =
  (await run('node', ['server/http/start.mjs', '--check'])) ||
  (await run('node', ['tools/scripts/build.ts'])) ||
  (await run('node', ['server/http/start.mjs']));
