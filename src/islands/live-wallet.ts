import type { Invitation } from '../live-wallet/store';
import { isShared, kept } from '../pass/session';

/** On a line that stalls, a visitor is not kept waiting for ever. */
const tooLate = () => new Promise<never>((_, fail) => setTimeout(fail, 8000));

/**
 * An invitation, `data-live-wallet`, is a plain link until someone is about to use it: then the
 * live wallet is fetched, and the link opens it, for the use that it names, if any. A shared pass,
 * or one made earlier in this visit, also asks for it.
 */
const links = document.querySelectorAll<HTMLAnchorElement>('[data-live-wallet]');
const [first] = links;
let loading: Promise<(invitation: Invitation) => void> | undefined;

function load() {
  loading ??= import('../live-wallet/start').then((wallet) =>
    wallet.start(first?.dataset.liveWallet),
  );
  // The next press tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function open(link: HTMLElement, invitation: Invitation) {
  const show = await Promise.race([load(), tooLate()]);
  // Where the focus returns to. Without it WebKit goes to the end of the page afterwards.
  link.focus({ preventScroll: true });
  show(invitation);
}

for (const link of links) {
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    link.addEventListener(intent, () => load().catch(() => {}), { passive: true });
  }

  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    try {
      await open(link, { use: link.dataset.liveWallet });
    } catch {
      location.assign(link.href);
    }
    link.ariaBusy = null;
  });
}

async function openShared() {
  const { hash } = location;
  if (!first || !isShared(hash)) return;
  try {
    await open(first, { link: hash });
    // Once: a reload, or a step back to this page, must not throw later changes away.
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // The page itself is still there.
  }
}
addEventListener('hashchange', openShared);
openShared();

if (first && kept('design')) load().catch(() => {});
