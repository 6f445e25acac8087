/** Runs in the previewed page: a click on a text or a picture opens its field in the editor. */
const markers = /\u2064([\u2060-\u2063]+)/g;
const textAttributes = ['alt', 'aria-label', 'placeholder', 'title'];

if (window.top !== window) {
  const style = document.createElement('style');
  style.textContent =
    '[data-edit-hover] { outline: 2px dashed #e0218a !important; outline-offset: 2px; }';
  document.head.append(style);
  let hovered: Element | undefined;
  document.documentElement.dataset.editReady = '';

  addEventListener('mousemove', ({ target, clientX, clientY }) => {
    hovered?.removeAttribute('data-edit-hover');
    hovered =
      pictureAt(clientX, clientY, target as Element) ??
      (target as Element).closest?.('a, button, img, p, li, h1, h2, h3, dt, dd, span') ??
      undefined;
    if (hovered && fieldIn(hovered) !== undefined) hovered.setAttribute('data-edit-hover', '');
  });
  addEventListener(
    'click',
    ({ target, isTrusted, clientX, clientY }) => {
      if (!isTrusted) return;
      // Text at the pointer comes first, even if covered; then attributes; then the ancestors.
      const atPointer = document.elementsFromPoint(clientX, clientY);
      const picture = pictureAt(clientX, clientY, target as Element);
      let field =
        firstField(picture ? attributeTexts(picture) : []) ??
        firstField(atPointer.flatMap(ownTexts)) ??
        firstField(atPointer.flatMap(attributeTexts));
      let element = target as Element | null;
      for (; field === undefined && element; element = element.parentElement) {
        field = fieldIn(element);
      }
      if (field !== undefined) window.top?.postMessage({ fieldIndex: field }, location.origin);
    },
    true,
  );
  // Each change reloads the page: reopen the live wallet if it was open.
  const openDialogKey = 'edit-open-dialog';
  addEventListener('pagehide', () => {
    const isOpen = document.querySelector('dialog[open]');
    sessionStorage.setItem(openDialogKey, isOpen ? location.pathname : '');
  });
  if (sessionStorage.getItem(openDialogKey) === location.pathname) {
    addEventListener('load', () => {
      document.querySelector<HTMLElement>('[data-live-wallet]')?.click();
    });
  }
  // Links must not leave the preview; their other click handlers still run.
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
}

/**
 * The picture that lets the pointer through to what it is above, such as that of the home page's hero; not
 * where the pointer is on a text or a control.
 */
function pictureAt(x: number, y: number, target: Element): Element | undefined {
  if (target.closest('a, button, input, label') || isOnText(target, x, y)) return undefined;
  const pictures = target.closest('section')?.getElementsByTagName('img') ?? [];
  return [...pictures].find(
    (picture) =>
      isIn(picture.getBoundingClientRect(), x, y) &&
      getComputedStyle(picture).pointerEvents === 'none',
  );
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

function isOnText(element: Element, x: number, y: number) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { childNodes } = element;
  const hasText = [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return hasText && [...range.getClientRects()].some((box) => isIn(box, x, y));
}

const ownTexts = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ nodeValue }) => nodeValue);

const attributeTexts = (element: Element) =>
  textAttributes.map((name) => element.getAttribute(name));

/** The first field in an element or its descendants. */
function fieldIn(element: Element): number | undefined {
  const labeled = [element, ...element.querySelectorAll('img, [aria-label]')];
  return firstField([...textsIn(element), ...labeled.flatMap(attributeTexts)]);
}

function* textsIn(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) yield texts.currentNode.nodeValue;
}

/** The last marker of a text is its own: those before it belong to inserted names. */
function firstField(texts: (string | null)[]): number | undefined {
  for (const text of texts) {
    const marker = [...(text ?? '').matchAll(markers)].at(-1)?.[1];
    if (!marker) continue;
    const digits = [...marker].map((character) => character.charCodeAt(0) - 0x2060);
    return digits.reduce((index, digit) => index * 4 + digit, 0);
  }
  return undefined;
}

export {};
