/** node tools/editor/serve.ts dev: the development server of the site, with the editor at /edit. */
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import { bundleEditor } from './bundle.ts';
import { editorIntegration } from './integration.ts';

const root = resolve(import.meta.dirname, '../..');
const bundleFolder = join(root, '.cache/edit');
const port = Number(process.env.PORT || 4322);

await bundleEditor(bundleFolder, 'index.html', '/edit/');
const server = await dev({
  root,
  server: { host: '127.0.0.1', port },
  integrations: [editorIntegration(root, bundleFolder)],
});
console.log(`\nOpen the editor: http://127.0.0.1:${server.address.port}/edit\n`);
const stop = async () => {
  await server.stop();
  process.exit(0);
};
process.on('SIGINT', stop).on('SIGTERM', stop);
