/**
 * node tools/scripts/exec.mjs <program> <arguments>: installs the packages if necessary, and runs a
 * program with the Node version of the package `node`, whatever the machine has. The .mjs files of this
 * folder run before that, on Node 20 and without packages.
 */
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

const [program, ...options] = process.argv.slice(2);
await ensurePackages();
process.exitCode = await run(program, options);
