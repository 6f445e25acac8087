/**
 * npm run edit                              start the site with its editor
 * npm run edit -- format                    format the content files as the editor does
 * npm run edit:build -- github owner/site   build the editor for a team
 */
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';

const [command = 'serve', ...options] = process.argv.slice(2);
// `dev` tells astro.config.ts to use readable class names.
const programs: Record<string, string[]> = {
  serve: ['tools/editor/serve.ts', 'dev'],
  format: ['tools/editor/format.ts'],
  build: ['tools/editor/build-team-editor.ts', ...options],
};
const program = programs[command];
if (!program) {
  console.error(`Unknown command '${command}'. Commands: ${Object.keys(programs).join(', ')}`);
  process.exit(1);
}
if (command !== 'format') await ensurePackages('tools/editor');
process.exitCode = await run('node', program);
