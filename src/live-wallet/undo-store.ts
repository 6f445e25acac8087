import { atom } from 'nanostores';
import {
  $design,
  $logo,
  $momentIndex,
  $pageDesign,
  emptyDesign,
  restoreSnapshot,
  type Snapshot,
  selectMoment,
  setDesign,
  setLogo,
  takeSnapshot,
} from '../pass/design-store';

/** What Start over has removed, until the next change. */
export const $removed = atom<Snapshot | undefined>();

for (const store of [$design, $logo, $momentIndex]) store.listen(() => $removed.set(undefined));

/** Starts a new design for this vertical. */
export function resetDesign(vertical: string) {
  const removed = takeSnapshot();
  setLogo(undefined);
  selectMoment(0);
  setDesign({ ...emptyDesign, vertical });
  $pageDesign.set(undefined);
  $removed.set(removed);
}

export function undoReset() {
  const removed = $removed.get();
  if (removed) restoreSnapshot(removed);
}
