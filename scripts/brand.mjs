import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

await ensurePackages();
process.exitCode = await run('node', ['art/brand.ts']);
