import type { AccessContent } from '../../model/schema/boards/access';
import { insertEvent } from '../history';
import { clampToStep } from '../time';
import {
  accessAt,
  allDoors,
  canEnd,
  canRestore,
  findPerson,
  hasEnded,
  hasExpired,
} from './selectors';
import type { AccessEvent, Action, State } from './types';

export const getInitialState = (board: AccessContent): State => ({
  board,
  time: board.clock.now,
  shownPerson: board.initial.person,
  events: [],
});

export function reducer(state: State, action: Action): State {
  const { board, time: at } = state;
  switch (action.type) {
    case 'setTime':
      return { ...state, time: clampToStep(board.clock, action.time) };
    case 'showPerson':
      return findPerson(board, action.person) ? { ...state, shownPerson: action.person } : state;
    case 'toggleDoor': {
      const { type, person, door } = action;
      const access = accessAt(state, person, at);
      const isKnown = allDoors(board).some(({ key }) => key === door);
      if (!access || hasEnded(access, at) || !isKnown) return state;
      return addEvent(state, { at, type, person, door, isAdded: !access.doors.includes(door) });
    }
    case 'endAccess':
    case 'restoreAccess': {
      const canChange = action.type === 'endAccess' ? canEnd : canRestore;
      const access = accessAt(state, action.person, at);
      return canChange(access, at) ? addEvent(state, { at, ...action }) : state;
    }
    case 'invite':
      return canInvite(state, action) ? addEvent(state, { at, ...action }) : state;
    case 'reset':
      return getInitialState(board);
  }
}

/** Also shows the pass that the event changes. */
const addEvent = (state: State, event: AccessEvent): State => ({
  ...state,
  shownPerson: event.person,
  events: insertEvent(state.events, event),
});

function canInvite(
  state: State,
  { person, doors, until }: Extract<Action, { type: 'invite' }>,
): boolean {
  const { board } = state;
  const knownDoors = allDoors(board).map(({ key }) => key);
  return (
    board.invitees.some(({ key }) => key === person) &&
    !accessAt(state, person, state.time) &&
    doors.length > 0 &&
    doors.every((door) => knownDoors.includes(door)) &&
    board.expiryOptions.includes(until) &&
    !hasExpired(state, until)
  );
}
