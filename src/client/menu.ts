/**
 * The phone menu is a popover and opens without this script. This adds aria-expanded, makes the rest
 * of the page inert while the menu is open, and closes it on a link or in a wider window.
 */
import { afterPaint } from './after-paint';
import { header } from './header';

const menu = header?.querySelector<HTMLElement>('[popover]');
const button = header?.querySelector<HTMLButtonElement>('[popovertarget]');

if (menu && button && 'popover' in menu) {
  const rest = document.querySelectorAll<HTMLElement>('body > :not([data-header], script)');

  button.ariaExpanded = 'false';
  menu.addEventListener('beforetoggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    button.ariaExpanded = `${isOpen}`;
    // Restyles the whole page, which takes longer than opening the menu.
    afterPaint(() => {
      for (const element of rest) element.inert = menu.matches(':popover-open');
    });
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
  // iOS scrolls the page behind a fixed element even if its overflow is hidden.
  document.addEventListener(
    'touchmove',
    (event) => {
      const inMenu = menu.contains(event.target as Node) && menu.scrollHeight > menu.clientHeight;
      if (menu.matches(':popover-open') && !inMenu) event.preventDefault();
    },
    { passive: false },
  );
  matchMedia('(width >= 48em)').addEventListener('change', () => menu.hidePopover());
}
