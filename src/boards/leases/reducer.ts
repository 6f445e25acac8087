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
import type { Action, LeaseEvent, PassId, State } from './types';

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
      return showPass(state, action);
    case 'setLeaseEnd':
      return setLeaseEnd(state, action);
    case 'renew': {
      const lease = findLease(board, action.lease);
      const to = lease && renewalEnd(state, lease);
      return to === undefined ? state : addEvent(state, { at, ...action, to });
    }
    case 'sendKey':
      return canSendKey(state, action.lease) ? addEvent(state, { at, ...action }) : state;
    case 'sendGuestPass':
      return canSendGuestPass(state, action.lease, action.guest)
        ? addEvent(state, { at, ...action })
        : state;
    case 'undo':
      return undo(state);
    case 'reset':
      return getInitialState(board);
  }
}

function showPass(state: State, { lease, guest }: PassId): State {
  const { board } = state;
  if (!findLease(board, lease)) return state;
  const isKnown = board.guests.some(({ key }) => key === guest);
  return { ...state, shownPass: isKnown ? { lease, guest } : { lease } };
}

/** Also shows the pass that the event changes. */
const addEvent = (state: State, event: LeaseEvent): State => ({
  ...state,
  shownPass:
    event.type === 'sendGuestPass'
      ? { lease: event.lease, guest: event.guest }
      : { lease: event.lease },
  events: insertEvent(state.events, event),
});

/** Several moves of one lease on the same day are one event, because a slider sends many. */
function setLeaseEnd(
  state: State,
  { type, lease, to }: Extract<Action, { type: 'setLeaseEnd' }>,
): State {
  const range = endRange(state, lease);
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
