import './sveltia-preferences.ts';
import CMS from '@sveltia/cms';
import { editorPages, verticalPath } from '../content-files.ts';
import { request } from './api.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { allowEditing } from './block-editing.ts';
import { drawingField } from './drawing-field.ts';
import { openFieldOnClick } from './open-field.ts';
import { pictureField } from './picture-field.ts';
import { createPreview } from './preview.ts';
import { provideFolder } from './virtual-folder.ts';
import './editor.css';

try {
  await start();
} catch (error) {
  document.body.textContent = `The editor cannot start. ${(error as Error).message}`;
}

async function start() {
  askBeforeLeaving();
  await provideFolder();
  const config = await request<{ app_title: string }>('config');
  document.title = config.app_title;
  for (const { name, file, page } of editorPages) {
    CMS.registerPreviewTemplate(
      name,
      createPreview(() => ({ file, page })),
    );
  }
  CMS.registerPreviewTemplate(
    'verticals',
    createPreview((id, { page }) => ({ file: verticalPath(id), page: page ? `/${id}` : '/' })),
  );
  // The server reads and writes YAML; the browser handles the data as JSON.
  CMS.registerCustomFormat('data', 'yaml', { fromFile: JSON.parse, toFile: JSON.stringify });
  CMS.registerFieldType('pictureId', pictureField);
  CMS.registerFieldType('drawing', drawingField);
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      // Sveltia resets the form right after this event.
      setTimeout(allowEditing);
      // The server has added picture ids, order and theme to a new vertical: load them.
      if (entry.get('newRecord')) setTimeout(() => location.reload(), 500);
    },
  });
  openFieldOnClick();
  await CMS.init({ config });
}
