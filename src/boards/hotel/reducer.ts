import type { HotelContent } from '../../model/schema/boards/hotel';
import { insertEvent, removeEvent } from '../history';
import { clampToStep } from '../time';
import {
  activeOffer,
  compareNumbers,
  disabledReason,
  recipients,
  roomsBetween,
  roomsOnFloor,
  selectedRooms,
} from './selectors';
import type { Action, Audience, State } from './types';

export const getInitialState = (board: HotelContent): State => ({
  time: board.clock.now,
  view: 'rooms',
  audience: {
    kind: 'rooms',
    rooms: board.initial.floors.flatMap((floor) => roomsOnFloor(board, floor)).sort(compareNumbers),
  },
  offerIndex: 0,
  shownRoom: board.initial.room,
  sentOffers: [],
});

export function reducer(board: HotelContent, state: State, action: Action): State {
  switch (action.type) {
    case 'setView':
      return { ...state, view: action.view };
    case 'setTime':
      return { ...state, time: clampToStep(board.clock, action.time) };
    case 'toggleRoom': {
      const { room } = action;
      return setAudience(board, state, toggleRooms(state, roomsBetween(board, room, room)), room);
    }
    case 'toggleFloor':
      return setAudience(board, state, toggleRooms(state, roomsOnFloor(board, action.floor)));
    case 'selectRange':
      return setAudience(
        board,
        state,
        addRooms(state, roomsBetween(board, action.from, action.to)),
      );
    case 'selectFacility':
      return setAudience(board, state, { kind: 'facility', facility: action.facility });
    case 'selectEvent':
      return setAudience(board, state, { kind: 'event', event: action.event });
    case 'selectOffer':
      return board.offers[action.offerIndex] ? { ...state, offerIndex: action.offerIndex } : state;
    case 'sendOffer':
      return sendOffer(board, state);
    case 'undo':
      return undo(board, state);
    case 'reset':
      return getInitialState(board);
  }
}

const addRooms = (state: State, rooms: readonly number[]): Audience => ({
  kind: 'rooms',
  rooms: [...new Set([...selectedRooms(state), ...rooms])].sort(compareNumbers),
});

/** Selects the rooms, or deselects them if all of them are selected. */
function toggleRooms(state: State, rooms: readonly number[]): Audience {
  const selected = selectedRooms(state);
  if (!rooms.every((room) => selected.includes(room))) return addRooms(state, rooms);
  return { kind: 'rooms', rooms: selected.filter((room) => !rooms.includes(room)) };
}

/** Also shows the pass of a recipient: the pressed room if possible, else the first one. */
function setAudience(
  board: HotelContent,
  state: State,
  audience: Audience,
  pressedRoom = state.shownRoom,
): State {
  const next = { ...state, audience };
  const rooms = recipients(board, next);
  const preferred = [pressedRoom, state.shownRoom, board.initial.room];
  const shownRoom = preferred.find((room) => rooms.includes(room)) ?? rooms[0] ?? state.shownRoom;
  return { ...next, shownRoom };
}

function sendOffer(board: HotelContent, state: State): State {
  if (disabledReason(board, state)) return state;
  const { time: at, offerIndex, sentOffers } = state;
  const rooms = recipients(board, state);
  return { ...state, sentOffers: insertEvent(sentOffers, { at, offerIndex, rooms }) };
}

function undo(board: HotelContent, state: State): State {
  const last = activeOffer(board, state);
  return last ? { ...state, sentOffers: removeEvent(state.sentOffers, last) } : state;
}
