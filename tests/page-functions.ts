/** Functions for `page.evaluate`, shared by all browsers. They may use nothing but their arguments. */

/** For each tab: whether it is selected and in the tab order, and whether its panel is shown. */
export function tabStates() {
  return [...document.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    return {
      selected: tab.getAttribute('aria-selected') === 'true',
      inTabOrder: tab.tabIndex === 0,
      shown: Boolean(panel?.checkVisibility({ visibilityProperty: true })),
    };
  });
}

/**
 * Whether the target of an anchor link has been reached, and the heading of its section is in the top
 * quarter of the viewport and not under the header.
 */
export function anchorPosition(id: string) {
  const section = document.getElementById(id);
  if (!section) return `there is no #${id}`;
  if (id === 'home') return { isReached: scrollY === 0, isInTopQuarter: true, isCovered: false };
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const offset = section.getBoundingClientRect().top - margin;
  const isAtEnd = scrollY >= document.documentElement.scrollHeight - innerHeight - 2;
  const heading = [...section.querySelectorAll('h2, .display')].find(
    (element) => !element.closest('[aria-hidden=true]'),
  );
  const { left = 0, top = 0 } = heading?.getBoundingClientRect() ?? {};
  const hit = document.elementFromPoint(left + 4, top + 4);
  return {
    isReached: Math.abs(offset) <= 2 || isAtEnd,
    // A short footer cannot scroll further up.
    isInTopQuarter: top >= 0 && top <= (isAtEnd ? innerHeight : innerHeight / 4),
    isCovered: Boolean(hit?.closest('header')),
  };
}

/** Text outside the viewport or cut off by a box, after the id of its section, except in drawings and in boxes that scroll. */
export function clippedText(viewportWidth: number) {
  const isClipped = (line: DOMRect, box: Element | null): boolean => {
    if (!box) return false;
    const { overflowX, overflowY } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // The rectangle of a line is higher than its letters.
    const spare = line.height / 4;
    const isClippedX = overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1);
    const isClippedY =
      overflowY !== 'visible' && (line.top + spare < top || line.bottom - spare > bottom);
    return isClippedX || isClippedY || isClipped(line, box.parentElement);
  };
  const clipped: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement) continue;
    if (parentElement.closest('[aria-hidden=true], [role=img], [role=tablist], svg, .skip-link'))
      continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    // Visually hidden text is in a box of one pixel.
    if (parentElement.getBoundingClientRect().width <= 1) continue;
    range.selectNodeContents(walker.currentNode);
    const { left, right } = range.getBoundingClientRect();
    const isOutside = left < -1 || right > viewportWidth + 1;
    if (isOutside || [...range.getClientRects()].some((line) => isClipped(line, parentElement)))
      clipped.push(`#${parentElement.closest('[id]')?.id}: ${textContent.trim()}`);
  }
  return clipped;
}

/** The alternative texts of failed images that are not completely on the screen. */
export function alternativeTextsOutside(viewportWidth: number) {
  const failed = [...document.images].filter(
    (image) =>
      image.alt && !image.naturalWidth && image.checkVisibility({ visibilityProperty: true }),
  );
  if (document.images.length > 0 && failed.length === 0) return ['no image has failed'];
  return failed
    .filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return left < -1 || right > viewportWidth + 1;
    })
    .map(({ alt }) => alt);
}

/**
 * Text that is invisible although it should not be, after the id of its section. Hidden on purpose are the menu, the demo link in
 * the header and the field of the hero on a phone, unselected tab panels, the other label of a button,
 * drawings and decoration.
 */
export function invisibleText() {
  const unselected =
    '[role=tabpanel]:not([data-selected]), [data-show-when], [data-toggle] span, header [data-demo]';
  const hidden =
    '[hidden], [aria-hidden=true], [popover], [role=img], script, style, noscript, svg';
  const heroField = 'form > label';
  const invisible: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement) continue;
    const options = { opacityProperty: true, visibilityProperty: true };
    const isVisible = parentElement.checkVisibility(options);
    if (!isVisible && !parentElement.closest(`${unselected}, ${hidden}, ${heroField}`))
      invisible.push(`#${parentElement.closest('[id]')?.id}: ${textContent.trim()}`);
  }
  return invisible;
}

/**
 * The headings, links and pictures that can be seen, without those of tabs and boards, and whether the
 * board, if any, has its height. An image that has failed must show its alternative text.
 */
export async function visibleParts() {
  const board = document.querySelector<HTMLElement>('[data-board]');
  board?.scrollIntoView({ behavior: 'instant' });
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const options = { opacityProperty: true, visibilityProperty: true };
      const isSeparate = !element.closest('[data-tabs], [data-board]');
      return isSeparate && width > 0 && height > 0 && element.checkVisibility(options);
    });
  return {
    headings: visible('h1, h2, h3').map(({ textContent }) => textContent),
    links: visible('a[href]').map((link) => [link.textContent, link.getAttribute('href')]),
    pictures: visible('img:not([alt=""]), [role=img]').map(
      (picture) => picture.getAttribute('alt') ?? picture.ariaLabel,
    ),
    hasBoardHeight: board !== null && board.offsetHeight > 600,
  };
}

/** The visible images that have not loaded, or not as AVIF. */
export function wrongImages() {
  return [...document.images]
    .filter((image) => image.checkVisibility())
    .filter(({ currentSrc, naturalWidth }) => !naturalWidth || !currentSrc.endsWith('.avif'))
    .map(({ alt, currentSrc }) => `${alt} ${currentSrc}`);
}

/** How many words the page shows, and its height. */
export const pageText = () => ({
  words: document.body.innerText.split(/\s+/).length,
  height: document.documentElement.scrollHeight,
});

/** Sets the value of an input so that React receives the event. */
export function setInputValue(field: HTMLElement | SVGElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Stops the timer of the tabs, which is the animation of their underline, whenever it starts. Then
 * `advance(ms)` moves it forward, unless it is paused.
 */
export function controlTabTimer() {
  const findTimer = () =>
    document
      .getAnimations()
      .find(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-progress]'));
  const stopTimer = () => {
    const timer = findTimer();
    if (timer?.playbackRate !== 1) return;
    timer.playbackRate = 0;
    timer.currentTime = 0;
  };
  const attributeFilter = ['data-ready'];
  const options = { subtree: true, childList: true, attributeFilter };
  new MutationObserver(stopTimer).observe(document, options);
  stopTimer();

  const advance = async (duration: number) => {
    for (let left = duration; left > 0; ) {
      const timer = findTimer();
      if (timer?.playState !== 'running') return;
      const now = Number(timer.currentTime);
      const rest = Number(timer.effect?.getComputedTiming().endTime) - now;
      if (left < rest) timer.currentTime = now + left;
      else {
        const ended = new Promise((resolve) =>
          addEventListener('animationend', resolve, { once: true }),
        );
        timer.playbackRate = 1;
        timer.finish();
        await ended;
      }
      left -= rest;
    }
  };
  Object.assign(window, { advance });
}
