import type { LiveWallet } from '../model/live-wallet-data';
import { isShared, kept } from './live-wallet/visit';

/** On a line that stalls, a visitor is not kept waiting for ever. */
const tooLate = () => new Promise<never>((_, fail) => setTimeout(fail, 8000));

/**
 * The invitation is a plain link until someone is about to use it: then the live wallet is
 * fetched, and the link opens it. A shared pass, or one made earlier in this visit, also asks
 * for it.
 */
const link = document.querySelector<HTMLAnchorElement>('[data-live-wallet]');

if (link) {
  let loading: Promise<(shared?: string) => void> | undefined;

  const load = () => {
    loading ??= Promise.all([
      import('./live-wallet/start'),
      fetch('/live-wallet.json').then((answer) => answer.json() as Promise<LiveWallet>),
    ]).then(([{ start }, data]) => start(data, document.querySelector('[data-fan]')));
    // The next press tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  const open = async (shared?: string) => {
    const show = await Promise.race([load(), tooLate()]);
    // Where the focus returns to. Without it WebKit goes to the end of the page afterwards.
    link.focus({ preventScroll: true });
    show(shared);
  };

  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    link.addEventListener(intent, () => load().catch(() => {}), { passive: true });
  }

  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    try {
      await open();
    } catch {
      location.assign(link.href);
    }
    link.removeAttribute('aria-busy');
  });

  const openShared = async () => {
    const { hash } = location;
    if (!isShared(hash)) return;
    try {
      await open(hash);
      // Once: a reload, or a step back to this page, must not throw later changes away.
      history.replaceState(history.state, '', location.pathname + location.search);
    } catch {
      // The page itself is still there.
    }
  };
  addEventListener('hashchange', openShared);
  openShared();

  if (kept('design')) load().catch(() => {});
}
