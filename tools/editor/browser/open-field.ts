import { editorPages } from '../content-files.ts';
import type { FieldLocation } from '../field-markers.ts';
import { request } from './api.ts';

/** The file that is open in the editor: set by the preview. */
export const current = { file: '' };

const wait = (time: number) => new Promise((done) => setTimeout(done, time));

/** The preview posts the index of a field location: see click-to-field.ts. */
export function openFieldOnClick() {
  addEventListener('message', async ({ data, origin }) => {
    if (origin !== location.origin || data?.fieldIndex === undefined) return;
    const field = await request<FieldLocation>(`location?index=${data.fieldIndex}`);
    if (field.file) await openField(field);
  });
}

export async function openField({ file, path }: FieldLocation) {
  if (file !== current.file) await openFile(file);
  if (file === current.file) await focusField(path.map(String));
}

/** Goes through the list first: Sveltia draws no form when the address changes between two files. */
async function openFile(file: string) {
  const list = '#/collections/pages';
  location.hash = list;
  // The user stays, because there are unsaved changes.
  if (location.hash !== list) return;
  await waitFor(() => !document.querySelector('[data-mode=edit]'));
  location.hash = hashFor(file);
  await waitFor(() => current.file === file && document.querySelector('[data-mode=edit] .field'));
}

async function waitFor(condition: () => unknown) {
  for (let tries = 0; tries < 100 && !condition(); tries++) await wait(100);
}

function hashFor(file: string) {
  const page = editorPages.find((one) => one.file === file);
  const id = /([^/]+)\.yaml$/.exec(file)?.[1];
  return page
    ? `#/collections/pages/entries/${page.name}`
    : `#/collections/verticals/entries/${id}`;
}

const findField = (keyPath: string) =>
  document.querySelector<HTMLElement>(
    `[data-mode=edit] .field[data-key-path="${CSS.escape(keyPath)}"]`,
  );

/** Sveltia draws fields only in view, so this scrolls to the nearest group until the field exists. */
async function focusField(path: string[]) {
  const keyPath = path.join('.');
  const payload = { locale: '_default', keyPath };
  window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  const keyPaths = path.map((_, end) => path.slice(0, path.length - end).join('.'));
  let previous: HTMLElement | undefined;
  for (let tries = 0; tries < 80; tries++) {
    await wait(100);
    const nearest = keyPaths.map(findField).find((field) => field) ?? undefined;
    if (nearest?.dataset.keyPath === keyPath) {
      nearest.scrollIntoView({ block: 'center' });
      nearest.querySelector<HTMLElement>('textarea, input, [contenteditable]')?.focus();
      return;
    }
    if (nearest === previous) scrollContainer(nearest)?.scrollBy(0, innerHeight / 2);
    else nearest?.scrollIntoView({ block: 'start' });
    previous = nearest;
  }
}

function scrollContainer(element?: HTMLElement): HTMLElement | null | undefined {
  const { overflowY } = element ? getComputedStyle(element) : { overflowY: 'auto' };
  return overflowY === 'auto' || overflowY === 'scroll'
    ? element
    : scrollContainer(element?.parentElement ?? undefined);
}
