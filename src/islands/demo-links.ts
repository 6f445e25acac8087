import { kept, madeAPass } from '../pass/session';

/** Once a pass was made in this visit, every Get Demo takes it along, on every page. */
function carry() {
  const design = kept('design') ?? '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-demo]')) {
    // Without the mark and the version in front of it.
    link.search = design.slice(design.indexOf('&') + 1);
  }
}
addEventListener(madeAPass, carry);
// Also when a page comes back from the browser's own store.
addEventListener('pageshow', carry);
carry();
