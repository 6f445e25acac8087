import { PASS_CHANGED, readSession } from '../pass/session';

/** Adds the visitor's design to every Get Demo link of the page, after its first parameter. */
function updateDemoLinks() {
  const design = readSession('design');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-demo]')) {
    const [from = ''] = link.search.split('&');
    link.search = design ? `${from}&${design}` : from;
  }
}
addEventListener(PASS_CHANGED, updateDemoLinks);
// The back/forward cache restores a page with the links of that time.
addEventListener('pageshow', updateDemoLinks);
updateDemoLinks();
