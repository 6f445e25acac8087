/** The field of a picture: shows it, and takes another one, of which a part is chosen. */
import type { Entry } from '@sveltia/cms';
import { createElement } from 'react';
import { type SlotKind, slotKind, slotKinds } from '../../src/model/schema/picture-slots.ts';
import { slotAt } from '../slots.ts';
import { chooseFrame } from './frame.ts';
import { redraw } from './preview.ts';

const titles = { wide: 'On wide screens', portrait: 'On phones' };

export function slotField({ value, entry }: { value?: string; entry?: Entry }) {
  return createElement('div', {
    ref: (element: HTMLElement | null) => {
      if (element && entry) show(element, entry, value);
    },
  });
}

/** Drawn once for each name: a tab gets one with its key. */
function show(element: HTMLElement, entry: Entry, value?: string) {
  const { keyPath = '' } = element.closest<HTMLElement>('[data-key-path]')?.dataset ?? {};
  const path = keyPath.split('.').slice(0, -1);
  const slot = value || slotAt(entry.get('slug'), entry.get('data').toJS(), path) || '';
  const drawn = `${slot} ${entry.get('newRecord')}`;
  if (element.dataset.drawn === drawn) return;
  element.dataset.drawn = drawn;
  element.replaceChildren();
  build(element, slot, entry.get('newRecord'));
}

function build(element: HTMLElement, slot: string, isNew: boolean) {
  const kind = slotKind(slot);
  if (!kind || isNew) {
    element.textContent = isNew
      ? 'Save first; then its pictures can be chosen here.'
      : 'Fill in its key first; then its picture can be chosen here.';
    return;
  }
  const { wide, portrait }: SlotKind = slotKinds[kind];
  for (const [name, shape] of Object.entries({ wide, portrait })) {
    if (!shape) continue;
    const title = portrait ? titles[name as keyof typeof titles] : 'Picture';
    element.append(one(name === 'wide' ? slot : `${slot}-portrait`, title, shape.ratio));
  }
}

function one(slot: string, title: string, ratio: number) {
  const box = document.createElement('fieldset');
  box.className = 'slot';
  const legend = document.createElement('legend');
  legend.textContent = title;
  const picture = document.createElement('img');
  picture.alt = '';
  picture.style.aspectRatio = String(ratio);
  const show = () => {
    picture.src = `/edit/picture?slot=${slot}&${Date.now()}`;
  };
  const label = document.createElement('label');
  label.textContent = 'Choose another picture ';
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  label.append(input);
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  const say = (words: string) => {
    note.textContent = words;
  };
  input.onchange = async () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    say('');
    const part = await chooseFrame(box, file, ratio);
    if (part === 'broken')
      return say('This file is not a picture that can be read. The old one stays.');
    if (!part) return;
    const failed = await send(file, new URLSearchParams({ slot, ...part }), say);
    say(failed ?? 'Saved and encoded. Say below what it shows, for those who cannot see it.');
    if (failed) return;
    show();
    redraw();
  };
  box.append(legend, picture, label, note);
  show();
  return box;
}

/** Sends the picture and tells how far it is; answers what went wrong, if anything. */
async function send(file: File, search: URLSearchParams, say: (words: string) => void) {
  say('Cropping and saving …');
  const answer = await fetch(`/edit/picture?${search}`, { method: 'POST', body: file }).catch(
    () => undefined,
  );
  if (!answer?.body) return 'The editor is no longer running: start it with npm run edit.';
  if (!answer.ok) return answer.text();
  let said = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    said += part;
    const [line = ''] = said.trimEnd().split('\n').slice(-1);
    say(`Encoding: ${line}`);
  }
  const [, failed] = /^failed (.*)$/m.exec(said) ?? [];
  return failed;
}
