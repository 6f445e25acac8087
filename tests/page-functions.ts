/**
 * What the tests of every engine ask of a page. Each function runs in the page, so it may use
 * nothing but its argument.
 */

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

/** Whether a section stands where an anchor should bring it, and clear of the header. */
export function anchorPosition(id: string) {
  const section = document.getElementById(id);
  if (!section) return `there is no #${id}`;
  const { top, left, width } = section.getBoundingClientRect();
  const end = document.documentElement.scrollHeight - innerHeight;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  // The header's bar, where it had come back, keeps six rem free, and may leave on the way there.
  const bar = 6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const off = Math.min(Math.abs(top - margin), Math.abs(top - margin - bar));
  const reached = off <= 2 || Math.abs(scrollY - end) <= 2;
  const onTop = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 4);
  const header = document.querySelector('header');
  const isCovered = id !== 'home' && Boolean(onTop && header?.contains(onTop));
  return { isAtTop: (reached || scrollY === 0) && top >= -2 && top < innerHeight, isCovered };
}

/**
 * Words that reach over a side of the view, or of a box that cuts them. Drawings and what scrolls
 * by itself may.
 */
export function clippedText(edge: number) {
  const outside: string[] = [];
  const isCut = (line: DOMRect, box: Element | null): boolean => {
    if (!box) return false;
    const { overflowX, overflowY } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // The rectangle of a line is higher than its letters.
    const spare = line.height / 4;
    const across = overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1);
    const down =
      overflowY !== 'visible' && (line.top + spare < top || line.bottom - spare > bottom);
    return across || down || isCut(line, box.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement) continue;
    const drawing = '[aria-hidden=true], [role=img], [role=tablist], svg';
    if (parentElement.closest(`${drawing}, .skip`)) continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    // Words for screen readers only live in a box of one pixel.
    if (parentElement.getBoundingClientRect().width <= 1) continue;
    range.selectNodeContents(walker.currentNode);
    const { left, right } = range.getBoundingClientRect();
    const lines = [...range.getClientRects()];
    if (left < -1 || right > edge + 1 || lines.some((line) => isCut(line, parentElement))) {
      outside.push(textContent.trim());
    }
  }
  return outside;
}

/**
 * Words of the page that cannot be seen though nothing hides them on purpose: not the menu,
 * of which a desktop shows a part, not a tab that waits for its turn, not the other face of a button,
 * no part of a drawing, no decoration.
 */
export function invisibleText() {
  const waiting = '[role=tabpanel]:not([data-selected]), [data-show-when]';
  const hidden = '[hidden], [aria-hidden=true], [popover], [role=img]';
  const onPurpose = `script, style, noscript, ${waiting}, ${hidden}`;
  const unseen: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement || parentElement.closest('svg')) continue;
    const isSeen = parentElement.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (!isSeen && !parentElement.closest(onPurpose)) unseen.push(textContent.trim());
  }
  return unseen;
}

/** What the site uses where it can, and whether this engine has it. */
export function engineFeatures(): Record<string, boolean> {
  return {
    popover: 'popover' in HTMLElement.prototype,
    'view transitions': 'startViewTransition' in document,
    'scroll-driven animation': CSS.supports('animation-timeline: view()'),
    'text-wrap: balance': CSS.supports('text-wrap: balance'),
    'text-wrap: pretty': CSS.supports('text-wrap: pretty'),
    'speculation rules': Boolean(HTMLScriptElement.supports?.('speculationrules')),
    'layout shifts': PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
    'end of scrolling': 'onscrollend' in window,
  };
}

/** Gives a field its value as a visitor's typing would, so that React hears of it. */
export function setInputValue(field: HTMLElement | SVGElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Takes the clock of the tabs, which is the animation of their underline, into the test's hand:
 * each one is stopped as it starts, and `advance(ms)` lets time pass, unless it stands still.
 */
export function controlTabTimer() {
  const clock = () =>
    document
      .getAnimations()
      .find(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-progress]'));
  const hold = () => {
    const started = clock();
    if (started?.playbackRate !== 1) return;
    started.playbackRate = 0;
    started.currentTime = 0;
  };
  const attributeFilter = ['aria-selected', 'data-ready'];
  new MutationObserver(hold).observe(document, { subtree: true, attributeFilter });
  hold();

  const advance = async (time: number) => {
    for (let left = time; left > 0; ) {
      const running = clock();
      if (running?.playState !== 'running') return;
      const now = Number(running.currentTime);
      const rest = Number(running.effect?.getComputedTiming().endTime) - now;
      if (left < rest) running.currentTime = now + left;
      else {
        const ended = new Promise((done) => addEventListener('animationend', done, { once: true }));
        running.playbackRate = 1;
        running.finish();
        await ended;
      }
      left -= rest;
    }
  };
  Object.assign(window, { advance });
}
