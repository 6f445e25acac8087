/** The form field of a picture: shows it, and replaces it with a part of another picture. */
import type { Entry } from '@sveltia/cms';
import { createElement } from 'react';
import {
  minWidth,
  type PictureKind,
  pictureKind,
  pictureKinds,
  type Shape,
} from '../../../src/model/schema/picture-ids.ts';
import { pictureIdAt } from '../picture-ids.ts';
import { notRunning, RequestError } from './api.ts';
import { chooseCrop, fullCropWidth } from './crop.ts';
import { reloadPreview } from './preview.ts';

const titles = { wide: 'On wide screens', portrait: 'On phones' };

export function pictureField({ value, entry }: { value?: string; entry?: Entry }) {
  return createElement('div', {
    ref: (element: HTMLElement | null) => {
      if (element && entry) render(element, entry, value);
    },
  });
}

/** Renders again only when the picture id changes: a tab has none until it has a key. */
function render(element: HTMLElement, entry: Entry, value?: string) {
  const { keyPath = '' } = element.closest<HTMLElement>('[data-key-path]')?.dataset ?? {};
  const path = keyPath.split('.').slice(0, -1);
  const slug = entry.get('slug');
  const pictureId = value || pictureIdAt(slug, entry.get('data').toJS(), path) || '';
  const rendered = `${pictureId} ${slug}`;
  if (element.dataset.rendered === rendered) return;
  element.dataset.rendered = rendered;
  element.replaceChildren();
  addPictures(element, pictureId, !slug);
}

function addPictures(element: HTMLElement, pictureId: string, isNew: boolean) {
  const kind = pictureKind(pictureId);
  if (!kind || isNew) {
    element.textContent = isNew
      ? 'Save first. Then you can choose a picture here.'
      : 'Fill in the key first. Then you can choose a picture here.';
    return;
  }
  const { wide, portrait }: PictureKind = pictureKinds[kind];
  for (const [name, shape] of Object.entries({ wide, portrait })) {
    if (!shape) continue;
    const title = portrait ? titles[name as keyof typeof titles] : 'Picture';
    element.append(
      createInput(name === 'wide' ? pictureId : `${pictureId}-portrait`, title, shape),
    );
  }
}

function createInput(pictureId: string, title: string, shape: Shape) {
  const fieldset = document.createElement('fieldset');
  fieldset.className = 'picture-field';
  const legend = document.createElement('legend');
  legend.textContent = title;
  const picture = document.createElement('img');
  picture.alt = '';
  picture.style.aspectRatio = String(shape.ratio);
  const loadPicture = () => {
    picture.src = `/edit/picture?pictureId=${pictureId}&${Date.now()}`;
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
  let choice = new AbortController();
  input.onchange = async () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    // The form of a file that was chosen before closes.
    choice.abort();
    choice = new AbortController();
    const { signal } = choice;
    setStatus('');
    const chosen = await readPicture(file, shape);
    if (signal.aborted) return;
    if (typeof chosen === 'string') return setStatus(`${chosen} The old picture stays.`);
    const crop = await chooseCrop(fieldset, chosen, shape, signal);
    URL.revokeObjectURL(chosen.src);
    if (!crop) return;
    input.disabled = true;
    const error = await upload(file, new URLSearchParams({ pictureId, ...crop }), setStatus);
    input.disabled = false;
    setStatus(error ?? 'Saved. Describe the new picture in the field below.');
    if (error) return;
    loadPicture();
    reloadPreview();
  };
  fieldset.append(legend, picture, label, status);
  loadPicture();
  return fieldset;
}

/** The picture, or why it cannot be used. */
async function readPicture(file: File, shape: Shape): Promise<HTMLImageElement | string> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
  } catch {
    return 'This file is not a readable picture.';
  }
  const width = Math.floor(fullCropWidth(picture, shape.ratio));
  if (width >= minWidth(shape)) return picture;
  return `The picture is too small: its largest part of this shape is ${width} pixels wide, at least ${minWidth(shape)} are needed.`;
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
