/** In the page beside the form: a click on a sentence or a picture leads to its field. */
const mark = /\u2064([\u2060-\u2063]+)/g;
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];

if (window.top !== window) {
  const look = document.createElement('style');
  look.textContent =
    '[data-pointed] { outline: 2px dashed #e0218a !important; outline-offset: 2px; }';
  document.head.append(look);
  let pointed: Element | undefined;
  document.documentElement.dataset.pointing = '';

  addEventListener('mouseover', ({ target }) => {
    pointed?.removeAttribute('data-pointed');
    pointed =
      (target as Element).closest?.('a, button, img, p, li, h1, h2, h3, dt, dd, span') ?? undefined;
    if (pointed && numberIn(pointed) !== undefined) pointed.setAttribute('data-pointed', '');
  });
  addEventListener(
    'click',
    ({ target, isTrusted, clientX, clientY }) => {
      if (!isTrusted) return;
      // What lies under the pointer comes before what stands around it, even if something covers it,
      // and what is written there before what is only read aloud.
      const under = document.elementsFromPoint(clientX, clientY);
      const own = firstIn(under.flatMap(ownWords)) ?? firstIn(under.flatMap(spokenBy));
      if (own !== undefined) return void window.top?.postMessage({ place: own }, location.origin);
      for (let element = target as Element | null; element; element = element.parentElement) {
        const place = numberIn(element);
        if (place === undefined) continue;
        window.top?.postMessage({ place }, location.origin);
        return;
      }
    },
    true,
  );
  // While its words are typed the page is loaded anew: the live wallet is open again then.
  const wasOpen = 'live-wallet-was-open';
  addEventListener('pagehide', () => {
    sessionStorage.setItem(
      wasOpen,
      document.querySelector('dialog[open]') ? location.pathname : '',
    );
  });
  if (sessionStorage.getItem(wasOpen) === location.pathname) {
    addEventListener('load', () => {
      document.querySelector<HTMLElement>('[data-live-wallet]')?.click();
    });
  }
  // What the page does with a press it still does, but it leads nowhere else.
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
}

/** The words of an element itself, without what stands in others in it. */
const ownWords = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ nodeValue }) => nodeValue);

/** The first place that is told in an element, or in what stands in it. */
function numberIn(element: Element): number | undefined {
  const told = [element, ...element.querySelectorAll('img, [aria-label]')].flatMap(spokenBy);
  return firstIn([...textsIn(element), ...told]);
}

function* textsIn(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) yield texts.currentNode.nodeValue;
}

const spokenBy = (element: Element) => spoken.map((name) => element.getAttribute(name));

/** A sentence ends with its own mark: those before it are of names that were put into it. */
function firstIn(texts: (string | null)[]): number | undefined {
  for (const text of texts) {
    const signs = [...(text ?? '').matchAll(mark)].at(-1)?.[1];
    if (!signs) continue;
    const digits = [...signs].map((sign) => sign.charCodeAt(0) - 0x2060);
    return digits.reduce((number, digit) => number * 4 + digit, 0);
  }
  return undefined;
}

export {};
