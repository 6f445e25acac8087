import type { LeasesContent } from '../../model/schema/boards/leases';
import { type History, recorded, without } from '../history';
import { onClock } from '../time';
import { endsBetween, lastDeed, leaseOf, mayHaveGuest, maySendKey } from './selectors';

export type Deed =
  | { at: number; kind: 'moveEnd'; lease: string; to: number }
  | { at: number; kind: 'sendKey'; lease: string }
  | { at: number; kind: 'guestPass'; lease: string; trade: string };

export interface State {
  day: number;
  /** Whose pass is on the phone: a tenant's, or that of a guest of theirs. */
  shown: { lease: string; guest?: string };
  deeds: History<Deed>;
}

export type Action =
  | { kind: 'day'; day: number }
  | { kind: 'show'; lease: string; guest?: string }
  | { kind: 'moveEnd'; lease: string; to: number }
  | { kind: 'sendKey'; lease: string }
  | { kind: 'guestPass'; lease: string; trade: string }
  | { kind: 'takeBack' }
  | { kind: 'startOver' };

export const start = (board: LeasesContent): State => ({
  day: board.clock.now,
  shown: { lease: board.first },
  deeds: [],
});

/** Whoever is acted upon is shown: their pass is the one that answers. */
export function reduce(board: LeasesContent, state: State, action: Action): State {
  const { day: at } = state;
  switch (action.kind) {
    case 'day':
      return { ...state, day: onClock(board.clock, action.day) };
    case 'show':
      return show(board, state, action);
    case 'moveEnd':
      return moveEnd(board, state, action);
    case 'sendKey':
      return maySendKey(board, state, action.lease) ? done(state, { at, ...action }) : state;
    case 'guestPass':
      return mayHaveGuest(board, state, action.lease, action.trade)
        ? done(state, { at, ...action })
        : state;
    case 'takeBack':
      return takeBack(board, state);
    case 'startOver':
      return start(board);
  }
}

function show(board: LeasesContent, state: State, { lease, guest }: State['shown']): State {
  if (!leaseOf(board, lease)) return state;
  const isKnown = board.trades.some(({ key }) => key === guest);
  return { ...state, shown: isKnown && guest ? { lease, guest } : { lease } };
}

const done = (state: State, deed: Deed): State => ({
  ...state,
  shown:
    deed.kind === 'guestPass' ? { lease: deed.lease, guest: deed.trade } : { lease: deed.lease },
  deeds: recorded(state.deeds, deed),
});

/** To the nearest day that is possible. Moved on, on the same day, it is still one move. */
function moveEnd(
  board: LeasesContent,
  state: State,
  { kind, lease, to }: Extract<Action, { kind: 'moveEnd' }>,
): State {
  const possible = endsBetween(board, state, lease);
  if (!possible) return state;
  const last = lastDeed(board, state);
  const isSameMove = last?.kind === kind && last.lease === lease && last.at === state.day;
  const before = isSameMove ? { ...state, deeds: without(state.deeds, last) } : state;
  return done(before, { at: state.day, kind, lease, to: onClock({ ...possible, step: 1 }, to) });
}

function takeBack(board: LeasesContent, state: State): State {
  const last = lastDeed(board, state);
  if (!last) return state;
  return { ...state, shown: { lease: last.lease }, deeds: without(state.deeds, last) };
}
