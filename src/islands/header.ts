/** Scrolled away, the bar on top comes back for those who turn round. */
export const header = document.querySelector<HTMLElement>('[data-menu]');
let before = scrollY;
let place = location.hash;

addEventListener('scroll', () => {
  // A thumb that rests on the glass trembles.
  if (Math.abs(scrollY - before) < 6 && scrollY > 0) return;
  // A page that grows shorter takes whoever is at its end along: that is nobody's turning round.
  const isUp =
    scrollY < before && scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  if (!isUp) arrive();
  // Who follows a link upwards wants to see where it leads.
  header?.toggleAttribute('data-back', isUp && scrollY > 0 && place === location.hash);
  before = scrollY;
});
addEventListener('scrollend', arrive);

function arrive() {
  place = location.hash;
}

// What has the focus is not covered. Where it is in view already, an engine may not scroll to it.
// Asked in the frame, in which all is laid out anyway, and what was pressed may have passed it on.
addEventListener('focusin', () =>
  requestAnimationFrame(() => {
    const { activeElement: focused } = document;
    const boxOf = (part: unknown) => (part as Element).getBoundingClientRect();
    if (header?.contains(focused)) return;
    if (boxOf(focused).top < boxOf(header?.firstElementChild).bottom)
      header?.removeAttribute('data-back');
  }),
);
