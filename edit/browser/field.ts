/** From a place in the content to its field in the form. */

import { singles } from '../files.ts';
import type { Place } from '../mark.ts';
import { ask } from './server.ts';

/** What is open in the editor: set by the preview. */
export const open = { file: '' };

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** A click on the page tells the number of a place. */
export function followClicks() {
  addEventListener('message', async ({ data, origin }) => {
    if (origin !== location.origin || data?.place === undefined) return;
    const place = await ask<Place>(`place?number=${data.place}`);
    if (place.file) await goTo(place);
  });
}

export async function goTo({ file, path }: Place) {
  if (file !== open.file) {
    location.hash = addressOf(file);
    for (let tries = 0; tries < 50 && open.file !== file; tries++) await pause(100);
    if (open.file !== file) return;
    await pause(300);
  }
  await showField(path.map(String));
}

function addressOf(file: string) {
  const single = singles.find((one) => one.file === file);
  const id = /([^/]+)\.yaml$/.exec(file)?.[1];
  return single
    ? `#/collections/pages/entries/${single.name}`
    : `#/collections/verticals/entries/${id}`;
}

const fieldAt = (keyPath: string) =>
  document.querySelector<HTMLElement>(
    `[data-mode=edit] .field[data-key-path="${CSS.escape(keyPath)}"]`,
  );

/** Groups are opened, and fields drawn when they come into view: go nearer until it is there. */
async function showField(path: string[]) {
  const keyPath = path.join('.');
  const payload = { locale: '_default', keyPath };
  window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  for (let tries = 0; tries < 40; tries++) {
    await pause(100);
    const parts = path.map((_, end) => path.slice(0, path.length - end).join('.'));
    const nearest = parts.map(fieldAt).find((field) => field);
    nearest?.scrollIntoView({ block: nearest.dataset.keyPath === keyPath ? 'center' : 'end' });
    if (nearest?.dataset.keyPath !== keyPath) continue;
    nearest.querySelector<HTMLElement>('textarea, input, [contenteditable]')?.focus();
    return;
  }
}
