/**
 * The phone menu is a popover and works without this. Added here: the state on its button, the
 * rest of the page out of reach while it is open, and closing on a link or on a wider window.
 */
import { header } from './header';

const menu = header?.querySelector<HTMLElement>('[popover]');
const button = header?.querySelector<HTMLButtonElement>('[popovertarget]');

if (header && menu && button && 'popover' in menu) {
  const behind = document.querySelectorAll('body > :not([data-menu], script)');

  button.ariaExpanded = 'false';
  menu.addEventListener('beforetoggle', (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === 'open');
    // To style and paint the whole page anew takes a while: the menu is shown, or gone, before that.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const part of behind) part.toggleAttribute('inert', menu.matches(':popover-open'));
      }),
    );
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
  // iOS scrolls the page behind a fixed layer even when its overflow is hidden.
  document.addEventListener(
    'touchmove',
    (event) => {
      const inMenu = menu.contains(event.target as Node) && menu.scrollHeight > menu.clientHeight;
      if (menu.matches(':popover-open') && !inMenu) event.preventDefault();
    },
    { passive: false },
  );
  matchMedia('(width >= 48em)').addEventListener('change', ({ matches }) => {
    if (matches) menu.hidePopover();
  });
}
