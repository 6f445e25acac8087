/** Pins the header to the top of the viewport while the visitor scrolls up. */
export const header = document.querySelector<HTMLElement>('[data-header]');
/** Not read on load, because that would force a layout. */
let lastScrollY = 0;
let lastHash = location.hash;
let lastScrollHeight: number;

addEventListener('scroll', () => {
  // Ignore scroll jitter below 6 px.
  if (Math.abs(scrollY - lastScrollY) < 6 && scrollY > 0) return;
  const { scrollHeight } = document.documentElement;
  // When the page shrinks, the browser lowers scrollY; that is not an upward scroll.
  const isUpward = scrollHeight >= lastScrollHeight && scrollY < lastScrollY;
  // After a link to an anchor further up, the header would cover its target.
  const isAnchorScroll = lastHash !== location.hash;
  header?.toggleAttribute('data-pinned', isUpward && scrollY > 0 && !isAnchorScroll);
  lastScrollY = scrollY;
  lastScrollHeight = scrollHeight;
});

// Reset on the next user input, because scrollend may fire late.
for (const type of ['keydown', 'wheel', 'pointerdown'])
  addEventListener(type, () => (lastHash = location.hash), { passive: true });

// Unpin the header if it covers the focused element: browsers do not scroll to one that is in view.
// In the next frame, because the event handler of the element may move the focus.
addEventListener('focusin', () =>
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const bar = header?.firstElementChild;
    if (!header || !bar || !activeElement || header.contains(activeElement)) return;
    if (activeElement.getBoundingClientRect().top < bar.getBoundingClientRect().bottom)
      header.removeAttribute('data-pinned');
  }),
);
