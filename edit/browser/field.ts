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
  if (file !== open.file) await openFile(file);
  if (file === open.file) await showField(path.map(String));
}

/** By way of the list: from one file straight to another, Sveltia draws no form. */
async function openFile(file: string) {
  location.hash = '#/collections/pages';
  await until(() => !document.querySelector('[data-mode=edit]'));
  location.hash = addressOf(file);
  await until(() => open.file === file && document.querySelector('[data-mode=edit] .field'));
}

async function until(isSo: () => unknown) {
  for (let tries = 0; tries < 100 && !isSo(); tries++) await pause(100);
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

/** Groups are opened, but fields drawn only when they come into view: go through the nearest group. */
async function showField(path: string[]) {
  const keyPath = path.join('.');
  const payload = { locale: '_default', keyPath };
  window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  const parts = path.map((_, end) => path.slice(0, path.length - end).join('.'));
  let before: HTMLElement | undefined;
  for (let tries = 0; tries < 80; tries++) {
    await pause(100);
    const nearest = parts.map(fieldAt).find((field) => field) ?? undefined;
    if (nearest?.dataset.keyPath === keyPath) {
      nearest.scrollIntoView({ block: 'center' });
      nearest.querySelector<HTMLElement>('textarea, input, [contenteditable]')?.focus();
      return;
    }
    if (nearest === before) scrollerOf(nearest)?.scrollBy(0, innerHeight / 2);
    else nearest?.scrollIntoView({ block: 'start' });
    before = nearest;
  }
}

function scrollerOf(element?: HTMLElement): HTMLElement | null | undefined {
  const { overflowY } = element ? getComputedStyle(element) : { overflowY: 'auto' };
  return overflowY === 'auto' || overflowY === 'scroll'
    ? element
    : scrollerOf(element?.parentElement ?? undefined);
}
