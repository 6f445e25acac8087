import { atom } from 'nanostores';
import {
  type Design,
  designFromSearchParams,
  designToSearchParams,
  findVertical,
  normalizeDesign,
} from './design.ts';
import { type Logo, restoreLogo } from './logo.ts';
import { cleanName } from './name.ts';
import { readSession, writeSession } from './session.ts';

export const emptyDesign = designFromSearchParams(new URLSearchParams());

/** The design in the editor. */
export const $design = atom<Design>(emptyDesign);
export const $logo = atom<Logo | undefined>();
/** The index of the selected moment in the timeline of the vertical. */
export const $momentIndex = atom(0);
/** The design that the page shows: set when the dialog closes or a name is typed on the page. */
export const $pageDesign = atom<Design | undefined>();

if (typeof window !== 'undefined') {
  restoreSession();
  // Another page may have changed the design while this one was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && restoreSession());
}

function restoreSession() {
  const saved = readSession('design');
  // An unbranded design is not in the session.
  if (saved || brandedDesign()) $design.set(designFromSearchParams(new URLSearchParams(saved)));
  $pageDesign.set(saved ? $design.get() : undefined);
  $momentIndex.set(Number(readSession('moment') ?? 0));
  void restoreLogoFromSession();
}

async function restoreLogoFromSession() {
  const data = readSession('logo');
  const logo = data ? await restoreLogo(data) : undefined;
  // The visitor may have chosen another one in the meantime.
  if (readSession('logo') === data) replaceLogo(logo);
}

function replaceLogo(logo: Logo | undefined) {
  const previous = $logo.get();
  if (previous) URL.revokeObjectURL(previous.url);
  $logo.set(logo);
}

/** Undefined without a name, a color or a logo. */
export function brandedDesign(): Design | undefined {
  const design = normalizeDesign($design.get());
  // After a reload, the logo is in the session before it is decoded.
  const hasLogo = $logo.get() || readSession('logo');
  return hasLogo || design.name || design.color ? design : undefined;
}

function persistDesign() {
  const design = brandedDesign();
  writeSession('design', design && designToSearchParams(design).toString());
}

export function setDesign(design: Design) {
  $design.set(design);
  persistDesign();
}

export function updateDesign(change: Partial<Design>) {
  const design = $design.get();
  // Each vertical has its own timeline.
  if (change.vertical && change.vertical !== design.vertical) selectMoment(0);
  setDesign({ ...design, ...change });
}

/** Replaces an empty or unknown vertical, for example that of a shared pass. */
export function correctVertical(verticals: readonly { id: string }[]) {
  const design = $design.get();
  const { id: vertical } = findVertical(verticals, design);
  if (vertical === design.vertical) return;
  setDesign({ ...design, vertical });
  if ($pageDesign.get()) publishDesign();
}

export function selectMoment(index: number) {
  $momentIndex.set(index);
  writeSession('moment', index === 0 ? undefined : String(index));
}

export function setLogo(logo: Logo | undefined) {
  replaceLogo(logo);
  writeSession('logo', logo?.data);
  persistDesign();
}

export const publishDesign = () => $pageDesign.set(brandedDesign());

/** Sets a name that is typed on the page, which shows it at once. */
export function publishName(text: string) {
  updateDesign({ name: cleanName(text) });
  publishDesign();
}

export interface Snapshot {
  design: Design;
  moment: number;
  /** The data URL. */
  logo: string | undefined;
}

/** Undefined without a name, a color or a logo. */
export const takeSnapshot = (): Snapshot | undefined =>
  brandedDesign() && {
    design: $design.get(),
    moment: $momentIndex.get(),
    logo: readSession('logo'),
  };

export function restoreSnapshot({ design, moment, logo }: Snapshot) {
  if (logo !== readSession('logo')) {
    writeSession('logo', logo);
    void restoreLogoFromSession();
  }
  setDesign(design);
  selectMoment(moment);
}
