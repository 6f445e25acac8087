import type { HotelContent } from '../../model/schema/boards/hotel';
import { happened } from '../history';
import type { Sending, State } from './reducer';

export type Guest = HotelContent['guests'][number];

/** From the top of the house down. */
export const floorsOf = (house: HotelContent): number[] =>
  Array.from({ length: house.floors }, (_, index) => house.floors - index);

/** Room 412 is the twelfth window of the fourth floor. */
export const roomsOn = (house: HotelContent, floor: number): number[] =>
  floor < 1 || floor > house.floors
    ? []
    : Array.from({ length: house.roomsAFloor }, (_, index) => floor * 100 + index + 1);

/** All rooms from one to another in the order of their numbers, whichever was named first. */
export const roomsBetween = (house: HotelContent, one: number, other: number): number[] =>
  floorsOf(house)
    .reverse()
    .flatMap((floor) => roomsOn(house, floor))
    .filter((room) => room >= Math.min(one, other) && room <= Math.max(one, other));

export const byNumber = (one: number, other: number) => one - other;

export const guestOf = (house: HotelContent, room: number): Guest | undefined =>
  house.guests.find((guest) => guest.room === room);

const until = (time: number, times: readonly number[]) => times.filter((at) => at <= time);

const isHere = (guest: Guest, time: number) => until(time, guest.entered).length > 0;

const isAt = (guest: Guest, facility: string, time: number) => {
  const visit = guest.visits[facility];
  return visit !== undefined && visit[0] <= time && time < visit[1];
};

const hasPlace = (guest: Guest, event: string, time: number) =>
  (guest.places[event] ?? Number.POSITIVE_INFINITY) <= time;

/** Who is in a room, since when, or where else they are now; nothing if nobody has checked in. */
export function whoIs(house: HotelContent, { time }: State, room: number) {
  const guest = guestOf(house, room);
  if (!guest || !isHere(guest, time)) return undefined;
  const facility = house.facilities.find(({ key }) => isAt(guest, key, time));
  const since = facility ? guest.visits[facility.key]?.[0] : until(time, guest.entered).at(-1);
  return { name: guest.name, since: since ?? time, facility };
}

const spell = 180;
const busiest = 3;

/** How often a door was opened in the last three hours, from 0 to 3. */
export function levelOf(house: HotelContent, { time }: State, room: number): number {
  const entered = until(time, guestOf(house, room)?.entered ?? []);
  return Math.min(entered.filter((at) => at > time - spell).length, busiest);
}

export const selectedRooms = ({ audience }: State) =>
  audience.kind === 'rooms' ? audience.rooms : [];

/** The rooms whose guests the chosen offer would go to, by number: only those with a guest now. */
export function recipients(house: HotelContent, { audience, time }: State): number[] {
  const isMeant = (guest: Guest) => {
    switch (audience.kind) {
      case 'rooms':
        return audience.rooms.includes(guest.room);
      case 'at':
        return isAt(guest, audience.facility, time);
      case 'event':
        return hasPlace(guest, audience.event, time);
    }
  };
  return house.guests
    .filter((guest) => isHere(guest, time) && isMeant(guest))
    .map(({ room }) => room)
    .sort(byNumber);
}

/** The selection as one would say it: whole floors if it is made of nothing else. */
export type AudienceFact =
  | { kind: 'nobody' | 'everyone' }
  | { kind: 'floors'; floors: number[] }
  | { kind: 'room'; room: number }
  | { kind: 'rooms'; count: number }
  | { kind: 'at'; facility: string }
  | { kind: 'event'; event: string };

export function audienceFact(house: HotelContent, { audience }: State): AudienceFact {
  if (audience.kind !== 'rooms') return audience;
  const { rooms } = audience;
  const isWhole = (floor: number) => roomsOn(house, floor).every((room) => rooms.includes(room));
  const floors = floorsOf(house).filter(isWhole).reverse();
  if (rooms.length === 0) return { kind: 'nobody' };
  if (floors.length === house.floors) return { kind: 'everyone' };
  if (floors.length * house.roomsAFloor === rooms.length) return { kind: 'floors', floors };
  if (rooms.length === 1) return { kind: 'room', room: rooms[0] ?? 0 };
  return { kind: 'rooms', count: rooms.length };
}

/** Visits in each hour of the day, as far as it has come. */
export function visitsByHour(house: HotelContent, { time }: State, facility: string): number[] {
  const { before = [] } = house.facilities.find(({ key }) => key === facility) ?? {};
  const hours = Array.from({ length: 24 }, (_, hour) => before[hour] ?? 0);
  for (const { visits } of house.guests) {
    const from = visits[facility]?.[0];
    if (from === undefined || from < house.clock.from || from > time) continue;
    const hour = Math.floor(from / 60);
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return hours;
}

export const visits = (house: HotelContent, state: State, facility: string): number =>
  visitsByHour(house, state, facility).reduce((sum, count) => sum + count, 0);

export function placesTaken(house: HotelContent, { time }: State, event: string): number {
  const { others = 0 } = house.events.find(({ key }) => key === event) ?? {};
  return others + house.guests.filter((guest) => hasPlace(guest, event, time)).length;
}

/** What was last put on the pass of a room, unless it has ended: then the field is gone. */
export function sendingOn(
  house: HotelContent,
  { sent, time }: State,
  room: number,
): Sending | undefined {
  const last = happened(sent, time).findLast(({ rooms }) => rooms.includes(room));
  const ends = house.offers[last?.offer ?? -1]?.ends;
  return ends !== undefined && time < ends ? last : undefined;
}

/** The latest sending that is still on a pass: the one that can be taken back. */
export const standing = (house: HotelContent, state: State): Sending | undefined =>
  happened(state.sent, state.time).findLast((sending) =>
    sending.rooms.some((room) => sendingOn(house, state, room) === sending),
  );

/** Why the chosen offer cannot be sent to those who are chosen; nothing if it can. */
export function obstacle(
  house: HotelContent,
  state: State,
): 'nobody' | 'over' | 'sent' | undefined {
  const rooms = recipients(house, state);
  if (rooms.length === 0) return 'nobody';
  if (state.time >= (house.offers[state.offer]?.ends ?? 0)) return 'over';
  const haveIt = rooms.every((room) => sendingOn(house, state, room)?.offer === state.offer);
  return haveIt ? 'sent' : undefined;
}
