/**
 * npm run edit                              start the site with its editor
 * npm run edit -- format                    format the content files as the editor does
 * npm run edit:build -- github owner/site   build the editor for a team
 */
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

const [command = 'serve', ...options] = process.argv.slice(2);
await ensurePackages();
if (command !== 'format') await ensurePackages('tools/editor');
// `dev` tells astro.config.ts to use readable class names.
const programs = {
  serve: ['tools/editor/serve.ts', 'dev'],
  format: ['tools/editor/format.ts'],
  build: ['tools/editor/build-team-editor.ts', ...options],
};
if (command in programs) {
  process.exitCode = await run('node', programs[/** @type {keyof typeof programs} */ (command)]);
} else {
  console.error(`Unknown command '${command}'. Commands: ${Object.keys(programs).join(', ')}`);
  process.exitCode = 1;
}
