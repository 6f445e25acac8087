import type { AccessContent } from '../../model/schema/boards/access';
import { insertEvent } from '../history';
import { clampToStep } from '../time';
import { accessAt, canEnd, canRestore, hasEnded, hasExpired } from './selectors';
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
      return { ...state, shownPerson: action.person };
    case 'toggleDoor': {
      const { type, person, door } = action;
      const access = accessAt(state, person, at);
      if (!access || hasEnded(access, at)) return state;
      return addEvent(state, { at, type, person, door, isAdded: !access.doors.includes(door) });
    }
    case 'endAccess':
    case 'restoreAccess': {
      const canChange = action.type === 'endAccess' ? canEnd : canRestore;
      const access = accessAt(state, action.person, at);
      return canChange(access, at) ? addEvent(state, { at, ...action }) : state;
    }
    case 'invite': {
      const { person, doors, until } = action;
      const canInvite =
        !accessAt(state, person, at) && doors.length > 0 && !hasExpired(state, until);
      return canInvite ? addEvent(state, { at, ...action }) : state;
    }
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
