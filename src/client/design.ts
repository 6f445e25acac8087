import type { ClientDirective } from 'astro';
import { readSession } from '../pass/session';
import { isShareHash } from '../pass/share-hash';
import { loadStyles } from './load-styles';

const timeout = 8000;
/** Dispatched on window when the visitor has a design or starts one. */
const START = 'design-start';

/** A design in the session, a shared pass, or the history entry of the dialog. */
const hasDesign = () =>
  Boolean(readSession('design') || isShareHash(location.hash) || history.state?.liveWallet);

/**
 * `client:design` hydrates the islands of a page when the visitor has designed a pass, or starts to. An
 * island starts that with `client:design="start"`, when it is hovered, focused or touched; a click on
 * its link before it is hydrated is repeated afterwards. If it cannot be hydrated, the link opens.
 */
const clientDesign: ClientDirective = (load, { value }, island) => {
  const link = value === 'start' ? island.querySelector('a') : null;
  const isHydrated = () => !island.hasAttribute('ssr');
  let loading: Promise<void> | undefined;

  const hydrate = () => {
    loading ??= Promise.all([load(), loadStyles()])
      .then(([start]) => {
        if (link) link.ariaBusy = null;
        return start();
      })
      // The page works without; the next start tries again.
      .catch(() => {})
      .finally(() => {
        if (!isHydrated()) loading = undefined;
      });
    return loading;
  };
  const check = () => {
    if (hasDesign()) dispatchEvent(new Event(START));
  };
  addEventListener(START, hydrate);
  // Not before the page has its link to the styles of islands.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', check);
  else check();
  // The back/forward cache restores a page as it was before the visitor designed a pass.
  for (const type of ['pageshow', 'popstate']) addEventListener(type, check);
  // Astro would log the error.
  island.addEventListener('astro:hydration-error', (event) => event.preventDefault());

  if (!link) return;
  const open = async (event: Event) => {
    if (isHydrated() || !isPlainPress(event, link)) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    await Promise.race([hydrate(), new Promise((resolve) => setTimeout(resolve, timeout))]);
    link.ariaBusy = null;
    if (isHydrated()) link.click();
    else if (navigator.onLine) location.assign(link.href);
    // Offline, the visitor would only lose the page.
    else alert(document.body.dataset.offline);
  };
  for (const type of ['click', 'submit']) island.addEventListener(type, open);
  // A touch is a pointer that enters.
  for (const type of ['pointerover', 'focusin'])
    island.addEventListener(type, () => dispatchEvent(new Event(START)));
};

/** A press on the link that does not open a new tab or window, or Enter in a field. */
function isPlainPress(event: Event, link: HTMLAnchorElement) {
  if (!(event instanceof MouseEvent)) return true;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return link.contains(event.target as Node) && !(ctrlKey || metaKey || shiftKey || altKey);
}

export default clientDesign;
