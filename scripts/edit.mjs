/**
 * npm run edit                               the site with its editor, for one person
 * npm run edit:build -- github owner/site    the editor alone, for a team
 */
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

const [program = 'serve', ...options] = process.argv.slice(2);
await ensurePackages();
await ensurePackages('edit');
// `dev` is for astro.config.ts, which names classes readably then.
process.exitCode =
  program === 'serve'
    ? await run('node', ['edit/serve.ts', 'dev'])
    : await run('node', ['edit/build.ts', ...options]);
