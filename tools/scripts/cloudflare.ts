/** npm run cloudflare -- deploy, or -- dev: runs Cloudflare's tool on what the build prepared. */
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

const folder = 'server/hosts/cloudflare';
await ensurePackages(folder);
process.exitCode = await run('npm', ['--prefix', folder, 'run', ...process.argv.slice(2)]);
