import type { OpenOptions } from '../live-wallet/store';
import { readSession } from '../pass/session';
import { isShareHash } from '../pass/share-hash';
import { loadStyles } from './load-styles';

/**
 * A `data-live-wallet` link loads the live wallet on hover, focus or touch, and opens its dialog on
 * click, for the use in the attribute. The field for the name of a business does the same on focus
 * and Enter. A shared pass and a pass in the session load it as well.
 */
const links = document.querySelectorAll<HTMLAnchorElement>('[data-live-wallet]');
const [firstLink] = links;
const nameField = document.querySelector<HTMLInputElement>('[data-business-name]');
let loading: Promise<(options: OpenOptions) => void> | undefined;

function load() {
  loading ??= Promise.all([import('../live-wallet/start'), loadStyles()]).then(
    ([{ startLiveWallet }]) => startLiveWallet(firstLink?.dataset.liveWallet),
  );
  // Handles the rejection of a preload; the next click tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function open(options: OpenOptions, link?: HTMLElement) {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, 8000));
  const openDialog = await Promise.race([load(), tooLate]);
  // The dialog returns focus to this link; WebKit does not focus links on click. Without a click, the
  // link would have a focus ring.
  link?.focus({ preventScroll: true });
  openDialog(options);
}

for (const link of links) {
  // A touch is a pointer that enters.
  for (const type of ['pointerenter', 'focus']) link.addEventListener(type, load);

  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    try {
      await open({ use: link.dataset.liveWallet }, link);
    } catch {
      // Offline, the visitor would only lose the page.
      if (navigator.onLine) location.assign(link.href);
      else alert(document.body.dataset.offline);
    }
    link.ariaBusy = null;
  });
}

nameField?.addEventListener('focus', load);
nameField?.addEventListener('beforeinput', ({ inputType }) => {
  // Enter. The keydown event would also report the Enter that confirms a Japanese word.
  if (inputType === 'insertLineBreak') firstLink?.click();
});

/** Opens a shared pass, or the dialog if its history entry is the current one. */
function restoreDialog() {
  const { hash } = location;
  const isShared = isShareHash(hash);
  if (!firstLink || !(isShared || history.state?.liveWallet)) return;
  // The page works without the live wallet.
  open(isShared ? { hash } : {}).catch(() => {});
}
addEventListener('popstate', restoreDialog);
restoreDialog();

if (firstLink && readSession('design')) load();
