/** node edit/serve.ts dev: the site's development server, with the editor at /edit. */
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import { buildEditor } from './browser/build.ts';
import { edit } from './integration.ts';

const root = resolve(import.meta.dirname, '..');
const built = join(root, '.cache/edit');
const port = Number(process.env.PORT || 4322);

await buildEditor(built, 'index.html', '/edit/');
const server = await dev({
  root,
  server: { host: '127.0.0.1', port },
  integrations: [edit(root, built)],
});
console.log(`\nEdit the site: http://127.0.0.1:${server.address.port}/edit\n`);
const stop = async () => {
  await server.stop();
  process.exit(0);
};
process.on('SIGINT', stop).on('SIGTERM', stop);
