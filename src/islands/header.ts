/** Scrolled away, the bar on top comes back for those who turn round. */
export const header = document.querySelector<HTMLElement>('[data-menu]');
let before = scrollY;
let place = location.hash;
/** Not asked for before the first scroll: the page would be laid out for it. */
let length: number;

addEventListener('scroll', () => {
  // A thumb that rests on the glass trembles.
  if (Math.abs(scrollY - before) < 6 && scrollY > 0) return;
  const { scrollHeight } = document.documentElement;
  // A page that grows shorter takes whoever is further down along: that is nobody's turning round.
  const isTurn = scrollHeight >= length && scrollY < before;
  // Who follows a link upwards wants to see where it leads.
  header?.toggleAttribute('data-pinned', isTurn && scrollY > 0 && place === location.hash);
  before = scrollY;
  length = scrollHeight;
});

// And has seen it when a hand stirs again: the engine's own word for the end of a scroll may be late.
for (const input of ['keydown', 'wheel', 'pointerdown'])
  addEventListener(input, () => (place = location.hash), { passive: true });

// What has the focus is not covered. Where it is in view already, an engine may not scroll to it.
// Asked in the frame, in which all is laid out anyway, and what was pressed may have passed it on.
addEventListener('focusin', () =>
  requestAnimationFrame(() => {
    const { activeElement: focused } = document;
    const boxOf = (part: unknown) => (part as Element).getBoundingClientRect();
    if (header?.contains(focused)) return;
    if (boxOf(focused).top < boxOf(header?.firstElementChild).bottom)
      header?.removeAttribute('data-pinned');
  }),
);
