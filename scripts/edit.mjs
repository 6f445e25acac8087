/**
 * npm run edit                               start the site with the editor
 * npm run edit:build -- github owner/site    build the editor for a team
 */
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

const [program = 'serve', ...options] = process.argv.slice(2);
await ensurePackages();
await ensurePackages('edit');
// astro.config.ts uses readable class names if it finds the argument `dev`.
process.exitCode =
  program === 'serve'
    ? await run('node', ['edit/serve.ts', 'dev'])
    : await run('node', ['edit/build.ts', ...options]);
