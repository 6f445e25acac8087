import { useSyncExternalStore } from 'react';
import { type Design, fromFragment, isUntouched, settle, toFragment } from '../pass/design';
import { keep, kept, madeAPass } from '../pass/session';
import { type Logo, revive } from './logo';

/** What a visitor has made so far, and whether they are at it. */
interface Visit {
  isOpen: boolean;
  design: Design;
  logo?: Logo | undefined;
  /** What the hero wears: the design as it was when the dialog was last closed. */
  worn?: Design | undefined;
}

/** What was made, if anything was: a logo alone makes a pass, too. */
const made = ({ design, logo }: Visit) =>
  logo || !isUntouched(design) ? settle(design) : undefined;

// It stands outside of React, because it is the page that opens the live wallet.
const before = kept('design');
const design = fromFragment(before ?? '');
let visit: Visit = { isOpen: false, design, worn: before ? design : undefined };
const listeners = new Set<() => void>();

export const useVisit = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => visit,
  );

function set(change: Partial<Visit>) {
  visit = { ...visit, ...change };
  for (const listener of listeners) listener();
}

export interface Invitation {
  /** A pass that someone has shared. */
  link?: string;
  /** What the pass is for, where the page knows it. */
  use?: string | undefined;
}

export function open({ link, use }: Invitation) {
  if (link) {
    chooseLogo(undefined);
    change(fromFragment(link));
  }
  if (use) change({ use });
  set({ isOpen: true });
}

export function change(part: Partial<Design>) {
  const design = { ...visit.design, ...part };
  set({ design });
  keepDesign();
}

function keepDesign() {
  const design = made(visit);
  keep('design', design && toFragment(design));
}

export function chooseLogo(logo: Logo | undefined) {
  if (visit.logo) URL.revokeObjectURL(visit.logo.url);
  set({ logo });
  keep('logo', logo?.data);
  keepDesign();
}

export function startOver() {
  chooseLogo(undefined);
  set({ design: fromFragment(''), worn: undefined });
  keepDesign();
}

export function close() {
  set({ isOpen: false, worn: made(visit) });
  dispatchEvent(new Event(madeAPass));
}

/** The logo of this visit, after the page has been loaded again. */
export async function reviveLogo() {
  const data = kept('logo');
  const logo = data && (await revive(data));
  if (logo && kept('logo') === data) set({ logo });
}
