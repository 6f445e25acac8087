import type { HotelContent } from '../../model/schema/boards/hotel';
import { insertEvent, removeEvent } from '../history';
import { clampToStep } from '../time';
import {
  activeOffer,
  compareNumbers,
  disabledReason,
  findOccupant,
  floorSelection,
  openingStatus,
  recipients,
  roomsBetween,
  roomsOnFloor,
  roomsToUpdate,
} from './selectors';
import type { Action, State } from './types';

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
    case 'showRoom':
      return roomsBetween(board, action.room, action.room).length > 0
        ? { ...state, shownRoom: action.room }
        : state;
    case 'toggleRoom':
      return toggleRoom(board, state, action.room);
    case 'toggleFloor':
      return toggleFloor(board, state, action.floor);
    case 'selectRange': {
      const rooms = roomsBetween(board, action.from, action.to);
      return addRooms(
        board,
        state,
        rooms.filter((room) => findOccupant(board, state, room)),
      );
    }
    case 'selectFacility': {
      const facility = board.facilities.find(({ key }) => key === action.facility);
      if (!facility || !openingStatus(facility, state).isOpen) return state;
      return { ...state, audience: { kind: 'facility', facility: facility.key } };
    }
    case 'selectEvent':
      return { ...state, audience: { kind: 'event', event: action.event } };
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

/** The selected rooms; the guests of a facility or an event become rooms when one is changed. */
const selectedRooms = (board: HotelContent, state: State): readonly number[] =>
  state.audience.kind === 'rooms' ? state.audience.rooms : recipients(board, state);

const addRooms = (board: HotelContent, state: State, rooms: readonly number[]): State => ({
  ...state,
  audience: {
    kind: 'rooms',
    rooms: [...new Set([...selectedRooms(board, state), ...rooms])].sort(compareNumbers),
  },
});

const removeRooms = (board: HotelContent, state: State, rooms: readonly number[]): State => ({
  ...state,
  audience: {
    kind: 'rooms',
    rooms: selectedRooms(board, state).filter((room) => !rooms.includes(room)),
  },
});

function toggleRoom(board: HotelContent, state: State, room: number): State {
  if (recipients(board, state).includes(room)) return removeRooms(board, state, [room]);
  return findOccupant(board, state, room) ? addRooms(board, state, [room]) : state;
}

/** Includes vacant rooms, so that guests who check in later are recipients too. */
function toggleFloor(board: HotelContent, state: State, floor: number): State {
  const rooms = roomsOnFloor(board, floor);
  const isSelected = floorSelection(board, state, floor) === true;
  return isSelected ? removeRooms(board, state, rooms) : addRooms(board, state, rooms);
}

/** Also shows a pass that changes, so that the phone shows the offer. */
function sendOffer(board: HotelContent, state: State): State {
  if (disabledReason(board, state)) return state;
  const { time: at, offerIndex, sentOffers } = state;
  const rooms = roomsToUpdate(board, state);
  const preferred = [state.shownRoom, board.initial.room];
  return {
    ...state,
    shownRoom: preferred.find((room) => rooms.includes(room)) ?? rooms[0] ?? state.shownRoom,
    sentOffers: insertEvent(sentOffers, { at, offerIndex, rooms }),
  };
}

function undo(board: HotelContent, state: State): State {
  const last = activeOffer(board, state);
  return last ? { ...state, sentOffers: removeEvent(state.sentOffers, last) } : state;
}
