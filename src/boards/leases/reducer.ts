import type { LeasesContent } from '../../model/schema/boards/leases';
import { insertEvent, removeEvent } from '../history';
import { clampToStep } from '../time';
import {
  canSendGuestPass,
  canSendKey,
  endRange,
  findLease,
  lastEvent,
  renewalEnd,
} from './selectors';
import type { Action, LeaseEvent, State } from './types';

export const getInitialState = (board: LeasesContent): State => ({
  board,
  day: board.clock.now,
  shownPass: { lease: board.initial.lease },
  events: [],
});

export function reducer(state: State, action: Action): State {
  const { board, day: at } = state;
  switch (action.type) {
    case 'setDay':
      return { ...state, day: clampToStep(board.clock, action.day) };
    case 'showPass':
      return { ...state, shownPass: { lease: action.lease, guest: action.guest } };
    case 'setLeaseEnd':
      return setLeaseEnd(state, action);
    case 'renew': {
      const to = renewalEnd(state, findLease(board, action.lease));
      return to === undefined ? state : addEvent(state, { at, ...action, to });
    }
    case 'sendKey':
      return canSendKey(state, findLease(board, action.lease))
        ? addEvent(state, { at, ...action })
        : state;
    case 'sendGuestPass':
      return canSendGuestPass(state, findLease(board, action.lease), action.guest)
        ? addEvent(state, { at, ...action })
        : state;
    case 'undo':
      return undo(state);
    case 'reset':
      return getInitialState(board);
  }
}

/** Also shows the pass that the event changes. */
const addEvent = (state: State, event: LeaseEvent): State => ({
  ...state,
  shownPass: { lease: event.lease, guest: 'guest' in event ? event.guest : undefined },
  events: insertEvent(state.events, event),
});

/** Several moves of one lease on the same day are one event, because a slider sends many. */
function setLeaseEnd(
  state: State,
  { type, lease, to }: Extract<Action, { type: 'setLeaseEnd' }>,
): State {
  const range = endRange(state, findLease(state.board, lease));
  if (!range) return state;
  const last = lastEvent(state);
  const isSameMove = last?.type === type && last.lease === lease && last.at === state.day;
  const previous = isSameMove ? { ...state, events: removeEvent(state.events, last) } : state;
  const end = clampToStep({ ...range, step: 1 }, to);
  return addEvent(previous, { at: state.day, type, lease, to: end });
}

function undo(state: State): State {
  const last = lastEvent(state);
  if (!last) return state;
  return {
    ...state,
    shownPass: { lease: last.lease },
    events: removeEvent(state.events, last),
  };
}
