import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

await ensurePackages();
await ensurePackages('edit');
// `dev` is for astro.config.ts, which names classes readably then.
process.exitCode = await run('node', ['edit/serve.ts', 'dev']);
