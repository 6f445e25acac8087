import './settle.ts';
import CMS from '@sveltia/cms';
import { singles, verticalFileOf } from '../files.ts';
import { followClicks } from './field.ts';
import { serveFolder } from './folder.ts';
import { slotField } from './picture.ts';
import { previewOf } from './preview.ts';
import { ask } from './server.ts';
import './editor.css';

await serveFolder();
const config = await ask<object>('config');
for (const { name, file, page } of singles) {
  CMS.registerPreviewTemplate(
    name,
    previewOf(() => ({ file, page })),
  );
}
CMS.registerPreviewTemplate(
  'verticals',
  previewOf((id, { page }) => ({ file: verticalFileOf(id), page: page ? `/${id}` : '/' })),
);
// The server reads and writes YAML; here are only the values in it.
CMS.registerCustomFormat('values', 'yaml', { fromFile: JSON.parse, toFile: JSON.stringify });
CMS.registerFieldType('slot', slotField);
// A new vertical has been given slots, an order and a theme of its own: they are read anew.
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    if (entry.get('newRecord')) setTimeout(() => location.reload(), 500);
  },
});
followClicks();
CMS.init({ config });
