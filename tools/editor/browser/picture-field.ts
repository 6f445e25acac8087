/** The form field of a picture: shows it, and replaces it with a part of another picture. */
import type { Entry } from '@sveltia/cms';
import { createElement } from 'react';
import { type SlotKind, slotKind, slotKinds } from '../../src/model/schema/picture-slots.ts';
import { slotAt } from '../picture-slots.ts';
import { notRunning, RequestError } from './api.ts';
import { chooseCrop } from './crop.ts';
import { reloadPreview } from './preview.ts';

const titles = { wide: 'On wide screens', portrait: 'On phones' };

export function slotField({ value, entry }: { value?: string; entry?: Entry }) {
  return createElement('div', {
    ref: (element: HTMLElement | null) => {
      if (element && entry) render(element, entry, value);
    },
  });
}

/** Renders again only when the slot changes: a tab has none until it has a key. */
function render(element: HTMLElement, entry: Entry, value?: string) {
  const { keyPath = '' } = element.closest<HTMLElement>('[data-key-path]')?.dataset ?? {};
  const path = keyPath.split('.').slice(0, -1);
  const slot = value || slotAt(entry.get('slug'), entry.get('data').toJS(), path) || '';
  const rendered = `${slot} ${entry.get('newRecord')}`;
  if (element.dataset.rendered === rendered) return;
  element.dataset.rendered = rendered;
  element.replaceChildren();
  addPictures(element, slot, entry.get('newRecord'));
}

function addPictures(element: HTMLElement, slot: string, isNew: boolean) {
  const kind = slotKind(slot);
  if (!kind || isNew) {
    element.textContent = isNew
      ? 'Save first. Then you can choose a picture here.'
      : 'Fill in the key first. Then you can choose a picture here.';
    return;
  }
  const { wide, portrait }: SlotKind = slotKinds[kind];
  for (const [name, shape] of Object.entries({ wide, portrait })) {
    if (!shape) continue;
    const title = portrait ? titles[name as keyof typeof titles] : 'Picture';
    element.append(createInput(name === 'wide' ? slot : `${slot}-portrait`, title, shape.ratio));
  }
}

function createInput(slot: string, title: string, ratio: number) {
  const fieldset = document.createElement('fieldset');
  fieldset.className = 'slot';
  const legend = document.createElement('legend');
  legend.textContent = title;
  const picture = document.createElement('img');
  picture.alt = '';
  picture.style.aspectRatio = String(ratio);
  const loadPicture = () => {
    picture.src = `/edit/picture?slot=${slot}&${Date.now()}`;
  };
  const label = document.createElement('label');
  label.textContent = 'Choose another picture ';
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  label.append(input);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const setStatus = (message: string) => {
    status.textContent = message;
  };
  input.onchange = async () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    setStatus('');
    const crop = await chooseCrop(fieldset, file, ratio);
    if (crop === 'unreadable') {
      return setStatus('This file is not a readable picture. The old picture stays.');
    }
    if (!crop) return;
    const error = await upload(file, new URLSearchParams({ slot, ...crop }), setStatus);
    setStatus(error ?? 'Saved. Describe the new picture in the field below.');
    if (error) return;
    loadPicture();
    reloadPreview();
  };
  fieldset.append(legend, picture, label, status);
  loadPicture();
  return fieldset;
}

/** Uploads the picture and shows the progress; returns the error message, if any. */
async function upload(
  file: File,
  query: URLSearchParams,
  setStatus: (message: string) => void,
): Promise<string | undefined> {
  setStatus('Cropping and saving …');
  const options = { method: 'POST', body: file };
  const response = await fetch(`/edit/picture?${query}`, options).catch(() => undefined);
  if (!response?.body) return notRunning;
  if (!response.ok) return (await RequestError.from(response)).message;
  let output = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    output += chunk;
    const [line = ''] = output.trimEnd().split('\n').slice(-1);
    setStatus(`Encoding: ${line}`);
  }
  const [, error] = /^failed (.*)$/m.exec(output) ?? [];
  return error;
}
