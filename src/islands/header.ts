/** Scrolled away, the bar on top comes back for those who turn round, or reach for it by keyboard. */
const header = document.querySelector<HTMLElement>('[data-menu]');
let before = scrollY;
let place = location.hash;

const bringBack = (wanted: boolean) => header?.toggleAttribute('data-back', wanted && scrollY > 0);

addEventListener('scroll', () => {
  // A thumb that rests on the glass trembles.
  if (Math.abs(scrollY - before) < 6 && scrollY > 0) return;
  // Who follows a link upwards wants to see where it leads.
  const isLed = place !== location.hash;
  bringBack(!isLed && (scrollY < before || header?.matches(':focus-within') === true));
  before = scrollY;
  place = location.hash;
});
header?.addEventListener('focusin', () => bringBack(true));

export {};
