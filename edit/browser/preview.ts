/** Beside the form stands the page itself, drawn by the server from what is being typed. */
import type { Entry } from '@sveltia/cms';
import { createElement } from 'react';
import { goTo, open } from './field.ts';
import { type Mistake, mistakesIn, showInForm } from './mistakes.ts';
import { ask, Refusal, readings } from './server.ts';

interface Shown {
  file: string;
  page: string;
}

const widths = { Phone: 390, Tablet: 768, Desktop: 1440 };
let width: number = widths.Desktop;
let shown = '';
let waiting = 0;
let changed = 0;
let pane: HTMLElement | undefined;

export const previewOf =
  (shownBy: (id: string, data: Record<string, unknown>) => Shown) =>
  ({ entry }: { entry: Entry }) => {
    const data = entry.get('data').toJS();
    const isNew = entry.get('newRecord');
    const shown = shownBy(entry.get('slug') || slugOf(String(data.name ?? '')), data);
    return createElement('div', {
      ref: (element: HTMLElement | null) => {
        if (!element) return;
        if (element !== pane) build(element);
        open.file = shown.file;
        draw(shown, data, isNew);
      },
    });
  };

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** Typing goes on: it is drawn when there is a moment of rest. */
function draw({ file, page }: Shown, data: unknown, isNew: boolean) {
  const body = JSON.stringify({ file, data });
  if (body === shown) return;
  shown = body;
  clearTimeout(waiting);
  waiting = window.setTimeout(async () => {
    try {
      if (isNew && readings[file])
        throw new Refusal('name: expected a name that no vertical has yet');
      await ask('draft', { file, data });
      tell([]);
      load(page);
    } catch (error) {
      tell(mistakesIn((error as Error).message, file));
      if (!frame()?.src) load(isNew ? '/' : page);
    }
  }, 150);
}

const frame = () => pane?.querySelector('iframe');

/** Loaded anew, a page stays where it was scrolled to. */
function load(page: string) {
  const view = frame();
  if (!view) return;
  const address = location.origin + page;
  if (view.src === address) redraw();
  else view.src = address;
}

/** Draws the page anew although its address is the same: words or a picture have changed. */
export function redraw() {
  changed = performance.timeOrigin + performance.now();
  frame()?.contentWindow?.location.reload();
}

/** A browser does not load anew what it is still loading: such a page was asked for too early. */
function redrawIfOutdated() {
  const began = frame()?.contentWindow?.performance.timeOrigin ?? changed;
  if (began < changed) frame()?.contentWindow?.location.reload();
}

function build(element: HTMLElement) {
  pane = element;
  shown = '';
  const { ownerDocument: inside } = element;
  const style = inside.createElement('style');
  style.textContent = look;
  const bar = inside.createElement('nav');
  for (const [name, size] of Object.entries(widths)) {
    const button = inside.createElement('button');
    button.textContent = `${name} ${size}`;
    button.onclick = () => fit(size);
    button.dataset.size = String(size);
    bar.append(button);
  }
  const note = inside.createElement('ul');
  note.setAttribute('role', 'status');
  const stage = inside.createElement('main');
  const view = inside.createElement('iframe');
  view.title = 'The page';
  view.onload = redrawIfOutdated;
  stage.append(view);
  element.replaceChildren(style, bar, note, stage);
  inside.defaultView?.addEventListener('resize', () => fit(width));
  fit(width);
}

/** As wide as the screen it stands for, and made smaller to fit beside the form. */
function fit(size: number) {
  width = size;
  const view = frame();
  const stage = view?.parentElement;
  if (!view || !stage || !pane) return;
  const scale = Math.min(1, stage.clientWidth / size);
  Object.assign(view.style, {
    width: `${size}px`,
    height: `${stage.clientHeight / scale}px`,
    scale: String(scale),
  });
  for (const button of pane.querySelectorAll<HTMLElement>('button[data-size]')) {
    button.setAttribute('aria-pressed', String(button.dataset.size === String(size)));
  }
}

/** What is wrong stands above the page and beside its field; a press leads there. */
function tell(mistakes: Mistake[]) {
  showInForm(mistakes);
  const list = pane?.querySelector('ul');
  if (!list) return;
  list.replaceChildren(
    ...mistakes.map(({ path, message }) => {
      const item = list.ownerDocument.createElement('li');
      const button = list.ownerDocument.createElement('button');
      button.textContent = path ? `${path.join(' › ')}: ${message}` : message;
      if (path) button.onclick = () => goTo({ file: open.file, path });
      item.append(button);
      return item;
    }),
  );
  fit(width);
}

const look = `
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
