import { atom } from 'nanostores';
import { designFromHash, designFromSearchParams, designToSearchParams } from '../pass/design';
import {
  $design,
  brandedDesign,
  publishDesign,
  restoreSnapshot,
  type Snapshot,
  selectMoment,
  setDesign,
  setLogo,
  takeSnapshot,
  updateDesign,
} from '../pass/design-store';
import { readSession } from '../pass/session';
import { isShareHash } from '../pass/share-hash';

export const $isOpen = atom(false);

export interface OpenOptions {
  /** The URL hash of a shared pass. */
  hash?: string;
  /** The vertical of the page. */
  vertical?: string | undefined;
}

export function openDialog({ hash, vertical }: OpenOptions) {
  if (hash) {
    setLogo(undefined);
    selectMoment(0);
    setDesign(designFromHash(hash));
    // Without the hash, a reload keeps the visitor's later changes.
    history.replaceState(null, '', location.pathname + location.search);
  }
  if (vertical) setPageVertical(vertical);
  $isOpen.set(true);
  pushDialogEntry();
}

export function closeDialog() {
  if (!$isOpen.get()) return;
  $isOpen.set(false);
  restoreReplacedDesign();
  publishDesign();
  if (!savedDialogEntry()) return;
  isGoingBack = true;
  history.back();
}

/** The visitor's design before a page has set its own vertical in it. */
let replaced: (Snapshot & { vertical: string }) | undefined;

function setPageVertical(vertical: string) {
  const snapshot = takeSnapshot();
  replaced = snapshot && { ...snapshot, vertical };
  updateDesign({ vertical });
}

/** A visitor who has changed nothing on the page of another vertical gets the own design back. */
function restoreReplacedDesign() {
  if (!replaced) return;
  const snapshot = replaced;
  const { design, logo, vertical } = snapshot;
  replaced = undefined;
  const [before, after] = [{ ...design, vertical }, $design.get()].map(designToSearchParams);
  if (`${before}` === `${after}` && logo === readSession('logo')) restoreSnapshot(snapshot);
}

// The open dialog has a history entry of its own, so that the browser's Back button closes it. The
// entry contains the design, because the session has only designs with a name, a color or a logo.
/** Until the popstate event: history.back() is asynchronous. */
let isGoingBack = false;

function savedDialogEntry(): string | undefined {
  return history.state?.liveWallet;
}

const newDialogEntry = () => ({ liveWallet: `${designToSearchParams($design.get())}` });

function pushDialogEntry() {
  if (isGoingBack || savedDialogEntry()) return;
  // Going back to this entry must not scroll: the position that the browser has saved may be older.
  history.scrollRestoration = 'manual';
  history.pushState(newDialogEntry(), '');
  history.scrollRestoration = 'auto';
}

function onPopState() {
  history.scrollRestoration = 'auto';
  if (isGoingBack) {
    isGoingBack = false;
    // The visitor has opened the dialog again in the meantime.
    if ($isOpen.get()) pushDialogEntry();
  } else if (isShareHash(location.hash) || savedDialogEntry()) restoreDialog();
  else closeDialog();
}

/** Opens a shared pass, or the dialog if its history entry is the current one. */
function restoreDialog() {
  const { hash } = location;
  if (isShareHash(hash)) openDialog({ hash });
  else if (savedDialogEntry()) $isOpen.set(true);
}

if (typeof window !== 'undefined') {
  if (savedDialogEntry() && !readSession('design'))
    $design.set(designFromSearchParams(new URLSearchParams(savedDialogEntry())));
  $design.listen(() => {
    if (savedDialogEntry() && !brandedDesign()) history.replaceState(newDialogEntry(), '');
  });
  addEventListener('popstate', onPopState);
  restoreDialog();
}
