import type { AccessContent, Until } from '../../model/schema/boards/access';
import { type History, recorded, without } from '../history';
import { onClock } from '../time';
import { accessAt, doorsOf, endOf, isOver, isTooLate, personOf } from './selectors';

export type Change =
  | { at: number; kind: 'door'; person: string; door: string; on: boolean }
  | { at: number; kind: 'end'; person: string }
  | { at: number; kind: 'invite'; person: string; doors: readonly string[]; until: Until };

export interface State {
  time: number;
  /** Whose pass is on the phone. */
  shown: string;
  changes: History<Change>;
}

export type Action =
  | { kind: 'time'; time: number }
  | { kind: 'show'; person: string }
  | { kind: 'door'; person: string; door: string }
  | { kind: 'end'; person: string }
  | { kind: 'giveBack'; person: string }
  | { kind: 'invite'; person: string; doors: readonly string[]; until: Until }
  | { kind: 'startOver' };

export const start = (board: AccessContent): State => ({
  time: board.clock.now,
  shown: board.first,
  changes: [],
});

/** Whoever is acted upon is shown: their pass is the one that answers. */
export function reduce(board: AccessContent, state: State, action: Action): State {
  const { time: at } = state;
  switch (action.kind) {
    case 'time':
      return { ...state, time: onClock(board.clock, action.time) };
    case 'show':
      return personOf(board, action.person) ? { ...state, shown: action.person } : state;
    case 'door': {
      const { kind, person, door } = action;
      const access = accessAt(board, state, person, at);
      if (!access || isOver(access, at) || !doorsOf(board).some(({ key }) => key === door)) {
        return state;
      }
      return changed(state, { at, kind, person, door, on: !access.doors.includes(door) });
    }
    case 'end': {
      const access = accessAt(board, state, action.person, at);
      return access && !isOver(access, at) ? changed(state, { at, ...action }) : state;
    }
    case 'giveBack': {
      const end = endOf(board, state, action.person);
      return end ? { ...state, shown: action.person, changes: without(state.changes, end) } : state;
    }
    case 'invite':
      return mayInvite(board, state, action) ? changed(state, { at, ...action }) : state;
    case 'startOver':
      return start(board);
  }
}

const changed = (state: State, change: Change): State => ({
  ...state,
  shown: change.person,
  changes: recorded(state.changes, change),
});

function mayInvite(
  board: AccessContent,
  state: State,
  { person, doors, until }: Extract<Action, { kind: 'invite' }>,
): boolean {
  const known = doorsOf(board).map(({ key }) => key);
  return (
    board.invitations.some(({ key }) => key === person) &&
    !accessAt(board, state, person, state.time) &&
    doors.length > 0 &&
    doors.every((door) => known.includes(door)) &&
    board.ends.includes(until) &&
    !isTooLate(state, until)
  );
}
