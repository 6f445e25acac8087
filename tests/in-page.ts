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
export function whereIs(id: string) {
  const section = document.getElementById(id);
  if (!section) return `there is no #${id}`;
  const { top, left, width } = section.getBoundingClientRect();
  const end = document.documentElement.scrollHeight - innerHeight;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const reached = Math.abs(top - margin) <= 2 || Math.abs(scrollY - end) <= 2;
  const onTop = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 4);
  const header = document.querySelector('header');
  const covered = id !== 'home' && Boolean(onTop && header?.contains(onTop));
  return { inPlace: (reached || scrollY === 0) && top >= -2 && top < innerHeight, covered };
}

/** Words that reach over a side of the view. Drawings and what scrolls by itself may. */
export function wordsOutside(edge: number) {
  const outside: string[] = [];
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
    if (left < -1 || right > edge + 1) outside.push(textContent.trim());
  }
  return outside;
}

/**
 * Words of the page that cannot be seen though nothing hides them on purpose: not the closed menu,
 * not a tab that waits for its turn, not the other face of a button, no decoration.
 */
export function wordsUnseen() {
  const hidden = '[hidden], [aria-hidden=true], [popover], [role=tabpanel], [data-when]';
  const onPurpose = `script, style, noscript, ${hidden}`;
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
export function fillIn(field: HTMLElement | SVGElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Takes the page's time into the test's hand: `advance(ms)` lets it pass. */
export function holdClock() {
  let now = 0;
  let last = 0;
  const timers = new Map<number, { due: number; act: () => void }>();
  performance.now = () => now;
  window.setTimeout = ((act: () => void, delay = 0) => {
    last += 1;
    timers.set(last, { due: now + delay, act });
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => timers.delete(Number(id));
  const advance = (time: number) => {
    const end = now + time;
    for (;;) {
      const [next] = [...timers].sort(([, one], [, other]) => one.due - other.due);
      if (!next || next[1].due > end) break;
      timers.delete(next[0]);
      now = next[1].due;
      next[1].act();
    }
    now = end;
  };
  Object.assign(window, { advance });
}
