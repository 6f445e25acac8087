import type { HotelContent } from '../../model/schema/boards/hotel';
import { insertEvent, removeEvent } from '../history';
import { clampToStep } from '../time';
import {
  activeOffer,
  compareNumbers,
  disabledReason,
  findOccupant,
  floorSelection,
  isOpen,
  recipients,
  roomsBetween,
  roomsOnFloor,
  roomsToUpdate,
} from './selectors';
import type { Action, State } from './types';

export const getInitialState = (board: HotelContent): State => ({
  board,
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

export function reducer(state: State, action: Action): State {
  const { board } = state;
  switch (action.type) {
    case 'setView':
      return { ...state, view: action.view };
    case 'setTime':
      return { ...state, time: clampToStep(board.clock, action.time) };
    case 'showRoom':
      return { ...state, shownRoom: action.room };
    case 'toggleRoom':
      return toggleRoom(state, action.room);
    case 'toggleFloor':
      return toggleFloor(state, action.floor);
    case 'selectRange': {
      const rooms = roomsBetween(board, action.from, action.to);
      return addRooms(
        state,
        rooms.filter((room) => findOccupant(state, room)),
      );
    }
    case 'selectFacility': {
      const facility = board.facilities.find(({ key }) => key === action.facility);
      if (!facility || !isOpen(facility, state)) return state;
      return { ...state, audience: { kind: 'facility', facility: facility.key } };
    }
    case 'selectEvent':
      return { ...state, audience: { kind: 'event', event: action.event } };
    case 'selectOffer':
      return { ...state, offerIndex: action.offerIndex };
    case 'sendOffer':
      return sendOffer(state);
    case 'undo':
      return undo(state);
    case 'reset':
      return getInitialState(board);
  }
}

/** The selected rooms; the guests of a facility or an event become rooms when one is changed. */
const selectedRooms = (state: State): readonly number[] =>
  state.audience.kind === 'rooms' ? state.audience.rooms : recipients(state);

const selectRooms = (state: State, rooms: readonly number[]): State => ({
  ...state,
  audience: { kind: 'rooms', rooms },
});

const addRooms = (state: State, rooms: readonly number[]): State =>
  selectRooms(state, [...new Set([...selectedRooms(state), ...rooms])].sort(compareNumbers));

const removeRooms = (state: State, rooms: readonly number[]): State =>
  selectRooms(
    state,
    selectedRooms(state).filter((room) => !rooms.includes(room)),
  );

function toggleRoom(state: State, room: number): State {
  if (recipients(state).includes(room)) return removeRooms(state, [room]);
  return findOccupant(state, room) ? addRooms(state, [room]) : state;
}

/** Includes vacant rooms, so that guests who check in later are recipients too. */
function toggleFloor(state: State, floor: number): State {
  const rooms = roomsOnFloor(state.board, floor);
  const isSelected = floorSelection(state, floor) === true;
  return isSelected ? removeRooms(state, rooms) : addRooms(state, rooms);
}

/** Also shows a pass that changes, so that the phone shows the offer. */
function sendOffer(state: State): State {
  if (disabledReason(state)) return state;
  const { board, time: at, offerIndex, sentOffers } = state;
  const rooms = roomsToUpdate(state);
  const preferred = [state.shownRoom, board.initial.room];
  return {
    ...state,
    shownRoom: preferred.find((room) => rooms.includes(room)) ?? rooms[0] ?? state.shownRoom,
    sentOffers: insertEvent(sentOffers, { at, offerIndex, rooms }),
  };
}

function undo(state: State): State {
  const last = activeOffer(state);
  return last ? { ...state, sentOffers: removeEvent(state.sentOffers, last) } : state;
}
