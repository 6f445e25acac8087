/** The preview beside the form: the page itself, rendered by the server from the current draft. */
import type { Entry } from '@sveltia/cms';
import { createElement } from 'react';
import { fileVersions, RequestError, request } from './api.ts';
import { type FieldError, showInForm, toFieldErrors } from './field-errors.ts';
import { current, openField } from './open-field.ts';

interface Target {
  file: string;
  page: string;
}

const widths = { Phone: 390, Tablet: 768, Desktop: 1440 };
let width: number = widths.Desktop;
let lastDraft = '';
let draftTimer = 0;
let changedAt = 0;
let pane: HTMLElement | undefined;

export const createPreview =
  (targetOf: (id: string, data: Record<string, unknown>) => Target) =>
  ({ entry }: { entry: Entry }) => {
    const data = entry.get('data').toJS();
    const slug = entry.get('slug');
    const target = targetOf(slug || slugOf(String(data.name ?? '')), data);
    return createElement('div', {
      ref: (element: HTMLElement | null) => {
        if (!element) return;
        if (element !== pane) buildPane(element);
        current.file = target.file;
        sendDraft(target, data, !slug);
      },
    });
  };

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** Debounced: sends the draft after a pause in typing. */
function sendDraft({ file, page }: Target, data: unknown, isNew: boolean) {
  const draft = JSON.stringify({ file, data });
  if (draft === lastDraft) return;
  lastDraft = draft;
  clearTimeout(draftTimer);
  draftTimer = window.setTimeout(async () => {
    try {
      if (isNew && fileVersions[file]) {
        const message = `expected a name that no other vertical has; ${file} has the same`;
        throw new RequestError(message, [{ file, path: ['name'], message }]);
      }
      await request('draft', { file, data });
      showErrors([]);
      showPage(page);
    } catch (error) {
      const { message, issues = [{ message }] } = error as RequestError;
      showErrors(toFieldErrors(issues, file));
      if (!frame()?.src) showPage(isNew ? '/' : page);
    }
  }, 150);
}

const frame = () => pane?.querySelector('iframe');

function showPage(page: string) {
  const iframe = frame();
  if (!iframe) return;
  const url = location.origin + page;
  // A reload keeps the scroll position.
  if (iframe.src === url) reloadPreview();
  else iframe.src = url;
}

/** Shows changed content or pictures at the same address. */
export function reloadPreview() {
  changedAt = performance.timeOrigin + performance.now();
  frame()?.contentWindow?.location.reload();
}

/** A reload during loading is ignored by the browser: reload again if the page is older than the draft. */
function reloadIfOutdated() {
  const startedAt = frame()?.contentWindow?.performance.timeOrigin ?? changedAt;
  if (startedAt < changedAt) frame()?.contentWindow?.location.reload();
}

function buildPane(element: HTMLElement) {
  pane = element;
  lastDraft = '';
  const { ownerDocument: inner } = element;
  const style = inner.createElement('style');
  style.textContent = css;
  const toolbar = inner.createElement('nav');
  for (const [name, size] of Object.entries(widths)) {
    const button = inner.createElement('button');
    button.textContent = `${name} ${size}`;
    button.onclick = () => setWidth(size);
    button.dataset.size = String(size);
    toolbar.append(button);
  }
  const errorList = inner.createElement('ul');
  errorList.setAttribute('role', 'status');
  const main = inner.createElement('main');
  const iframe = inner.createElement('iframe');
  iframe.title = 'Page preview';
  iframe.onload = reloadIfOutdated;
  main.append(iframe);
  element.replaceChildren(style, toolbar, errorList, main);
  inner.defaultView?.addEventListener('resize', () => setWidth(width));
  setWidth(width);
}

/** Renders the page at this width, scaled down to the available space. */
function setWidth(size: number) {
  width = size;
  const iframe = frame();
  const main = iframe?.parentElement;
  if (!iframe || !main || !pane) return;
  const scale = Math.min(1, main.clientWidth / size);
  Object.assign(iframe.style, {
    width: `${size}px`,
    height: `${main.clientHeight / scale}px`,
    scale: String(scale),
  });
  for (const button of pane.querySelectorAll<HTMLElement>('button[data-size]')) {
    button.setAttribute('aria-pressed', String(button.dataset.size === String(size)));
  }
}

/** Shows the errors above the page and below their fields; a click opens the field. */
function showErrors(errors: FieldError[]) {
  showInForm(errors);
  const list = pane?.querySelector('ul');
  if (!list) return;
  list.replaceChildren(
    ...errors.map(({ path, message }) => {
      const item = list.ownerDocument.createElement('li');
      const button = list.ownerDocument.createElement('button');
      button.textContent = path ? `${path.join(' › ')}: ${message}` : message;
      if (path) button.onclick = () => openField({ file: current.file, path });
      item.append(button);
      return item;
    }),
  );
  setWidth(width);
}

const css = `
  html, body, body > *, body > * > div { height: 100%; margin: 0; }
  body > div > div, body > div { display: flex; flex-direction: column; font: 14px system-ui; }
  nav { display: flex; gap: 4px; padding: 6px; border-bottom: 1px solid #ddd; background: #fff; }
  nav button { font: inherit; padding: 4px 10px; border: 1px solid #bbb; border-radius: 99px; background: #fff; }
  nav button[aria-pressed=true] { background: #222; color: #fff; border-color: #222; }
  ul { margin: 0; padding: 0; list-style: none; background: #fff3c4; color: #222; max-height: 30%; overflow: auto; }
  li button { font: inherit; text-align: start; width: 100%; border: 0; background: none; padding: 6px 10px; cursor: pointer; }
  main { flex: 1; min-height: 0; overflow: hidden; background: #e6e6e6; }
  main iframe { display: block; border: 0; background: #fff; transform-origin: 0 0; }
`;
