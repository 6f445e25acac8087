/** Asks before an entry with unsaved changes is left: Sveltia does not, and would lose them. */
const question = 'Leave without saving? Your changes will be lost.';

/** Sveltia's Save button, in every language, which is enabled only if there are changes. */
const hasChanges = () =>
  document.querySelector('button[aria-keyshortcuts$="+S"]:not(:disabled, [aria-disabled=true])') !==
  null;

const pathOf = (url: string) => new URL(url).hash.split('?')[0];

/** Must be called before Sveltia starts, because it must see changes of the address first. */
export function askBeforeLeaving() {
  addEventListener('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault();
  });
  window.navigation?.addEventListener('navigate', (event) => {
    const { cancelable, destination, navigationType } = event;
    const isLeaving = destination.sameDocument && pathOf(destination.url) !== pathOf(location.href);
    if (!cancelable || !isLeaving || navigationType === 'replace' || !hasChanges()) return;
    if (!confirm(question)) event.preventDefault();
  });
  // After the address of a page stayed the same, Sveltia would still open the other page.
  addEventListener('hashchange', (event) => {
    if (event.newURL !== location.href) event.stopImmediatePropagation();
  });
}
