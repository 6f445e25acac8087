import { PASS_CHANGED, readSession } from '../pass/session';

/** Adds the visitor's design to every Get Demo link of the page. */
function updateDemoLinks() {
  const search = readSession('design') ?? '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-demo]')) {
    link.search = search;
  }
}
addEventListener(PASS_CHANGED, updateDemoLinks);
// The back/forward cache restores a page with the links of that time.
addEventListener('pageshow', updateDemoLinks);
updateDemoLinks();
