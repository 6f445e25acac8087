/** The form field of the logo or wordmark: shows it on light and dark, and replaces it. */
import { createElement } from 'react';
import { notRunning, RequestError } from './api.ts';
import { reloadPreview } from './preview.ts';

interface Drawing {
  markup: string;
}

export function drawingField() {
  return createElement('div', {
    ref: (element: HTMLElement | null) => {
      if (!element || element.childElementCount > 0) return;
      const { keyPath = '' } = element.closest<HTMLElement>('[data-key-path]')?.dataset ?? {};
      if (keyPath) element.append(createInput(keyPath));
    },
  });
}

function createInput(name: string) {
  const url = `/edit/drawing?name=${name}`;
  const fieldset = document.createElement('fieldset');
  fieldset.className = 'picture-field';
  const swatches = ['On light', 'On dark'].map((title) => {
    const swatch = document.createElement('figure');
    swatch.className = 'drawing';
    swatch.dataset.background = title;
    swatch.setAttribute('role', 'img');
    swatch.setAttribute('aria-label', title);
    return swatch;
  });
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = 'Remove';
  const label = document.createElement('label');
  label.textContent = 'Choose an SVG file ';
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.svg,image/svg+xml';
  label.append(input);

  const show = async (body?: Blob) => {
    const options = body && { method: 'POST', body };
    const response = await fetch(url, options).catch(() => undefined);
    if (!response?.ok) {
      status.textContent = response ? (await RequestError.from(response)).message : notRunning;
      return;
    }
    const { markup }: Drawing = await response.json();
    // The server allows only shapes.
    for (const swatch of swatches) swatch.innerHTML = markup;
    remove.hidden = name === 'logo' || !markup;
    if (!body) return;
    status.textContent =
      'Saved. Run npm run brand before you publish: it draws the icons and link previews again.';
    reloadPreview();
  };
  input.onchange = () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file) show(file);
  };
  remove.onclick = () => show(new Blob());
  fieldset.append(...swatches, label, remove, status);
  show();
  return fieldset;
}
