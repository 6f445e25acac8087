import type { LeasesPartProps } from './LeasesBoard';
import type { Deed } from './reducer';
import { lastDeed } from './selectors';

/** What takes the last deed back, beside the button that does such deeds for whoever is shown. */
export function takeBackOf({ board, state, act }: LeasesPartProps, ...kinds: Deed['kind'][]) {
  const last = lastDeed(board, state);
  if (!act || last?.lease !== state.shown.lease || !kinds.includes(last.kind)) return undefined;
  return { label: board.words.takeBack, onPress: () => act({ kind: 'takeBack' }) };
}
