import type { HotelContent } from '../../model/schema/boards/hotel';
import { type History, recorded, without } from '../history';
import { onClock } from '../time';
import {
  byNumber,
  obstacle,
  recipients,
  roomsBetween,
  roomsOn,
  selectedRooms,
  standing,
} from './selectors';

export type View = 'rooms' | 'facilities' | 'events';

export type Audience =
  /** In the order of their numbers, each once. */
  | { kind: 'rooms'; rooms: readonly number[] }
  | { kind: 'at'; facility: string }
  | { kind: 'event'; event: string };

/** An offer that was put on the passes of these rooms. */
export interface Sending {
  at: number;
  offer: number;
  rooms: readonly number[];
}

export interface State {
  time: number;
  view: View;
  audience: Audience;
  /** Which of the offers is chosen. */
  offer: number;
  /** The room whose pass is on the phone. */
  shown: number;
  sent: History<Sending>;
}

export type Action =
  | { kind: 'view'; view: View }
  | { kind: 'time'; time: number }
  | { kind: 'toggleRoom'; room: number }
  | { kind: 'toggleFloor'; floor: number }
  | { kind: 'selectRange'; from: number; to: number }
  | { kind: 'at'; facility: string }
  | { kind: 'event'; event: string }
  | { kind: 'offer'; offer: number }
  | { kind: 'send' }
  | { kind: 'takeBack' }
  | { kind: 'startOver' };

export const start = (house: HotelContent): State => ({
  time: house.clock.now,
  view: 'rooms',
  audience: {
    kind: 'rooms',
    rooms: house.first.floors.flatMap((floor) => roomsOn(house, floor)).sort(byNumber),
  },
  offer: 0,
  shown: house.first.room,
  sent: [],
});

export function reduce(house: HotelContent, state: State, action: Action): State {
  switch (action.kind) {
    case 'view':
      return { ...state, view: action.view };
    case 'time':
      return { ...state, time: onClock(house.clock, action.time) };
    case 'toggleRoom':
      return choose(
        house,
        state,
        toggled(state, roomsBetween(house, action.room, action.room)),
        action.room,
      );
    case 'toggleFloor':
      return choose(house, state, toggled(state, roomsOn(house, action.floor)));
    case 'selectRange':
      return choose(house, state, added(state, roomsBetween(house, action.from, action.to)));
    case 'at':
      return choose(house, state, { kind: 'at', facility: action.facility });
    case 'event':
      return choose(house, state, { kind: 'event', event: action.event });
    case 'offer':
      return house.offers[action.offer] ? { ...state, offer: action.offer } : state;
    case 'send':
      return send(house, state);
    case 'takeBack':
      return takeBack(house, state);
    case 'startOver':
      return start(house);
  }
}

const added = (state: State, rooms: readonly number[]): Audience => ({
  kind: 'rooms',
  rooms: [...new Set([...selectedRooms(state), ...rooms])].sort(byNumber),
});

/** What is not selected as a whole becomes so; what is, is selected no more. */
function toggled(state: State, rooms: readonly number[]): Audience {
  const selected = selectedRooms(state);
  if (!rooms.every((room) => selected.includes(room))) return added(state, rooms);
  return { kind: 'rooms', rooms: selected.filter((room) => !rooms.includes(room)) };
}

/** The phone follows to one of those who are spoken to: in the room pressed, or the first guest. */
function choose(
  house: HotelContent,
  state: State,
  audience: Audience,
  pressed = state.shown,
): State {
  const chosen = { ...state, audience };
  const rooms = recipients(house, chosen);
  const wanted = [pressed, state.shown, house.first.room].find((room) => rooms.includes(room));
  return { ...chosen, shown: wanted ?? rooms[0] ?? state.shown };
}

function send(house: HotelContent, state: State): State {
  if (obstacle(house, state)) return state;
  const { time: at, offer } = state;
  return { ...state, sent: recorded(state.sent, { at, offer, rooms: recipients(house, state) }) };
}

function takeBack(house: HotelContent, state: State): State {
  const last = standing(house, state);
  return last ? { ...state, sent: without(state.sent, last) } : state;
}
