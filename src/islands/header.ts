/** Scrolled away, the bar on top comes back for those who turn round, or reach for it by keyboard. */
const header = document.querySelector<HTMLElement>('[data-menu]');
let before = scrollY;

function bringBack(wanted: boolean) {
  const isAway = scrollY > (header?.offsetHeight ?? 0);
  const isBack = header?.hasAttribute('data-back');
  header?.toggleAttribute('data-back', wanted && (isAway || (isBack && scrollY > 0)));
}

addEventListener(
  'scroll',
  () => {
    const moved = scrollY - before;
    // A thumb that rests on the glass trembles.
    if (Math.abs(moved) < 6 && scrollY > 0) return;
    before = scrollY;
    bringBack(moved < 0 || header?.contains(document.activeElement) === true);
  },
  { passive: true },
);
header?.addEventListener('focusin', () => bringBack(true));

export {};
