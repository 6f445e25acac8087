import { useSyncExternalStore } from 'react';
import {
  type Design,
  designFromHash,
  designFromSearchParams,
  designToSearchParams,
  findUse,
  isUnbranded,
  normalizeDesign,
} from '../pass/design';
import { type Logo, restoreLogo } from '../pass/logo';
import { cleanName } from '../pass/name';
import { PASS_CHANGED, readSession, writeSession } from '../pass/session';
import { isShareHash } from '../pass/share-hash';

interface Snapshot {
  design: Design;
  moment: number;
  /** The data URL. */
  logo: string | undefined;
}

interface LiveWalletState {
  isOpen: boolean;
  /** The design in the editor. */
  currentDesign: Design;
  logo?: Logo | undefined;
  /** The index of the selected moment in the timeline of the use. */
  momentIndex: number;
  /** The design that the page shows: set when the dialog closes or a name is typed on the page. */
  publishedDesign?: Design | undefined;
  /** What Start over has removed, until the next change. */
  removed?: Snapshot | undefined;
}

// The store is outside React, because links on the static page open the dialog.
const session = readSession('design');
const restored = designFromSearchParams(new URLSearchParams(session ?? savedDialogEntry()));
let state: LiveWalletState = {
  isOpen: false,
  currentDesign: restored,
  momentIndex: Number(readSession('moment') ?? 0),
  publishedDesign: session ? restored : undefined,
};
/** Empty until the data are loaded. */
let availableUses: readonly { id: string }[] = [];
const listeners = new Set<() => void>();

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLiveWalletState = () => useSyncExternalStore(subscribe, () => state);

function setState(change: Partial<LiveWalletState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Undefined without a name, a color or a logo. */
function designToSave(): Design | undefined {
  // After a reload, the logo is in the session before it is decoded.
  const hasLogo = state.logo || readSession('logo');
  const { currentDesign } = state;
  return hasLogo || !isUnbranded(currentDesign) ? normalizeDesign(currentDesign) : undefined;
}

function persistDesign() {
  const design = designToSave();
  writeSession('design', design && designToSearchParams(design).toString());
  if (!design && savedDialogEntry()) history.replaceState(newDialogEntry(), '');
}

function publishDesign() {
  setState({ publishedDesign: designToSave() });
  dispatchEvent(new Event(PASS_CHANGED));
}

/** Replaces an empty or unknown use, as soon as the uses are known. */
function setDesign(design: Design) {
  const use = availableUses.length > 0 ? findUse(availableUses, design).id : design.use;
  setState({ currentDesign: { ...design, use } });
  persistDesign();
}

export function setAvailableUses(uses: readonly { id: string }[]) {
  availableUses = uses;
  setDesign(state.currentDesign);
  if (!state.isOpen) publishDesign();
}

export function updateDesign(change: Partial<Design>) {
  // Each use has its own timeline.
  if (change.use && change.use !== state.currentDesign.use) selectMoment(0);
  setState({ removed: undefined });
  setDesign({ ...state.currentDesign, ...change });
}

export function selectMoment(momentIndex: number) {
  setState({ momentIndex, removed: undefined });
  writeSession('moment', momentIndex === 0 ? undefined : String(momentIndex));
}

export const currentName = () => state.currentDesign.name;

/** Sets a name that is typed on the page, which shows it at once. */
export function publishName(text: string) {
  updateDesign({ name: cleanName(text) });
  publishDesign();
}

export function setLogo(logo: Logo | undefined) {
  if (state.logo) URL.revokeObjectURL(state.logo.url);
  setState({ logo, removed: undefined });
  writeSession('logo', logo?.data);
  persistDesign();
}

/** Undefined without a name, a color or a logo. */
function takeSnapshot(): Snapshot | undefined {
  const { currentDesign: design, momentIndex: moment } = state;
  return designToSave() && { design, moment, logo: readSession('logo') };
}

function restoreSnapshot({ design, moment }: Snapshot) {
  setDesign(design);
  selectMoment(moment);
}

export function resetDesign() {
  const removed = takeSnapshot();
  setLogo(undefined);
  selectMoment(0);
  setDesign(designFromHash(''));
  setState({ publishedDesign: undefined, removed });
}

export function undoReset() {
  const { removed } = state;
  if (!removed) return;
  writeSession('logo', removed.logo);
  restoreSnapshot(removed);
  void restoreLogoFromSession();
}

export interface OpenOptions {
  /** The URL hash of a shared pass. */
  hash?: string;
  /** The use of the page. */
  use?: string | undefined;
}

/** The visitor's design before a page has set its own use in it. */
let replaced: (Snapshot & { use: string }) | undefined;

function setPageUse(use: string) {
  const snapshot = takeSnapshot();
  replaced = snapshot && { ...snapshot, use };
  updateDesign({ use });
}

/** A visitor who has changed nothing on the page of another use gets the own design back. */
function restoreReplacedDesign() {
  if (!replaced) return;
  const snapshot = replaced;
  const { design, logo, use } = snapshot;
  replaced = undefined;
  const [before, after] = [{ ...design, use }, state.currentDesign].map(designToSearchParams);
  if (`${before}` === `${after}` && logo === readSession('logo')) restoreSnapshot(snapshot);
}

export function openDialog({ hash, use }: OpenOptions) {
  if (hash) {
    setLogo(undefined);
    selectMoment(0);
    setDesign(designFromHash(hash));
    // Without the hash, a reload keeps the visitor's later changes.
    history.replaceState(null, '', location.pathname + location.search);
  }
  if (use) setPageUse(use);
  setState({ isOpen: true });
  pushDialogEntry();
}

export function closeDialog() {
  if (!state.isOpen) return;
  setState({ isOpen: false });
  restoreReplacedDesign();
  publishDesign();
  if (!savedDialogEntry()) return;
  isGoingBack = true;
  history.back();
}

export async function restoreLogoFromSession() {
  const data = readSession('logo');
  const logo = data && (await restoreLogo(data));
  // The visitor may have chosen another one in the meantime.
  if (logo && readSession('logo') === data) setState({ logo });
}

// The open dialog has a history entry of its own, so that the browser's Back button closes it. The
// entry contains the design, because the session has only designs with a name, a color or a logo.
/** Until the popstate event: history.back() is asynchronous. */
let isGoingBack = false;

function savedDialogEntry(): string | undefined {
  return history.state?.liveWallet;
}

const newDialogEntry = () => ({ liveWallet: `${designToSearchParams(state.currentDesign)}` });

function pushDialogEntry() {
  if (isGoingBack || savedDialogEntry()) return;
  // Going back to this entry must not scroll: the position that the browser has saved may be older.
  history.scrollRestoration = 'manual';
  history.pushState(newDialogEntry(), '');
  history.scrollRestoration = 'auto';
}

addEventListener('popstate', () => {
  history.scrollRestoration = 'auto';
  if (isGoingBack) {
    isGoingBack = false;
    // The visitor has opened the dialog again in the meantime.
    if (state.isOpen) pushDialogEntry();
  } else if (savedDialogEntry()) setState({ isOpen: true });
  // A link to a shared pass keeps the dialog open: islands/live-wallet.ts shows that pass in it.
  else if (!isShareHash(location.hash)) closeDialog();
});
