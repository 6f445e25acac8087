import type { HotelContent } from '../../model/schema/boards/hotel';
import { eventsUntil } from '../history';
import type { SentOffer, State } from './types';

export type TimeState = Pick<State, 'board' | 'time'>;
export type AudienceState = TimeState & Pick<State, 'audience'>;
export type OfferState = TimeState & Pick<State, 'sentOffers'>;

type Guest = HotelContent['guests'][number];
export type Facility = HotelContent['facilities'][number];

/** From the top floor down. */
export const floorNumbers = (board: HotelContent): number[] =>
  Array.from({ length: board.floors }, (_, index) => board.floors - index);

/** Room 412 is the twelfth room on the fourth floor. */
export const roomsOnFloor = (board: HotelContent, floor: number): number[] =>
  Array.from({ length: board.roomsPerFloor }, (_, index) => floor * 100 + index + 1);

const isBetween = (value: number, start: number, end: number) =>
  value >= Math.min(start, end) && value <= Math.max(start, end);

const floorOf = (room: number) => Math.floor(room / 100);

/** The rooms of the rectangle that has these two rooms in opposite corners. */
export const roomsBetween = (board: HotelContent, start: number, end: number): number[] =>
  floorNumbers(board)
    .reverse()
    .filter((floor) => isBetween(floor, floorOf(start), floorOf(end)))
    .flatMap((floor) => roomsOnFloor(board, floor))
    .filter((room) => isBetween(room % 100, start % 100, end % 100));

export const compareNumbers = (a: number, b: number) => a - b;

const findGuest = (board: HotelContent, room: number): Guest | undefined =>
  board.guests.find((guest) => guest.room === room);

const timesUntil = (time: number, times: readonly number[]) => times.filter((at) => at <= time);

const hasCheckedIn = (guest: Guest, time: number) => timesUntil(time, guest.entered).length > 0;

const isAtFacility = (guest: Guest, facility: string, time: number) => {
  const visit = guest.visits[facility];
  return visit !== undefined && visit[0] <= time && time < visit[1];
};

const hasBooked = (guest: Guest, event: string, time: number) =>
  (guest.bookings[event] ?? Number.POSITIVE_INFINITY) <= time;

/** The guest of a room, since when, and at which facility; undefined before check-in. */
export function findOccupant({ board, time }: TimeState, room: number) {
  const guest = findGuest(board, room);
  if (!guest || !hasCheckedIn(guest, time)) return undefined;
  const facility = board.facilities.find(({ key }) => isAtFacility(guest, key, time));
  const since = facility ? guest.visits[facility.key]?.[0] : timesUntil(time, guest.entered).at(-1);
  return { name: guest.name, since: since ?? time, facility };
}

/** The rooms with a checked-in guest. */
export const occupiedRooms = ({ board, time }: TimeState) =>
  board.guests.filter((guest) => hasCheckedIn(guest, time)).map(({ room }) => room);

export const activityHours = 3;
const maxActivityLevel = 3;

/** How often the door was opened in the last hours, from 0 to 3. */
export function activityLevel({ board, time }: TimeState, room: number): number | 'vacant' {
  const entered = timesUntil(time, findGuest(board, room)?.entered ?? []);
  if (entered.length === 0) return 'vacant';
  return Math.min(entered.filter((at) => at > time - activityHours * 60).length, maxActivityLevel);
}

export const isOpen = ({ hours: [from, to] }: Facility, { time }: TimeState): boolean =>
  from <= time && time < to;

/** The rooms that would receive the offer, sorted: only those with a checked-in guest. */
export function recipients({ board, audience, time }: AudienceState): number[] {
  const isInAudience = (guest: Guest) => {
    switch (audience.kind) {
      case 'rooms':
        return audience.rooms.includes(guest.room);
      case 'facility':
        return isAtFacility(guest, audience.facility, time);
      case 'event':
        return hasBooked(guest, audience.event, time);
    }
  };
  return board.guests
    .filter((guest) => hasCheckedIn(guest, time) && isInAudience(guest))
    .map(({ room }) => room)
    .sort(compareNumbers);
}

/** The floors whose guests are the recipients; undefined if recipients are not the guests of whole floors. */
export function recipientFloors(state: AudienceState): number[] | undefined {
  const floors = floorNumbers(state.board)
    .filter((floor) => floorSelection(state, floor) === true)
    .reverse();
  const onFloors = occupiedRooms(state).filter((room) => floors.includes(floorOf(room)));
  return onFloors.length === recipients(state).length ? floors : undefined;
}

/** Whether all guests of a floor are recipients; 'mixed' if some are. */
export function floorSelection(state: AudienceState, floor: number): boolean | 'mixed' {
  const isOnFloor = (room: number) => floorOf(room) === floor;
  const selected = recipients(state).filter(isOnFloor).length;
  return selected > 0 && (selected === occupiedRooms(state).filter(isOnFloor).length || 'mixed');
}

/** Visits in each hour of the day until now. */
export function visitsByHour({ board, time }: TimeState, facility: string): number[] {
  const { earlierVisits = [] } = board.facilities.find(({ key }) => key === facility) ?? {};
  const hours = Array.from({ length: 24 }, (_, hour) => earlierVisits[hour] ?? 0);
  for (const { visits } of board.guests) {
    const from = visits[facility]?.[0];
    if (from === undefined || from < board.clock.from || from > time) continue;
    const hour = Math.floor(from / 60);
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return hours;
}

/** The booked places of an event, and how many of them its recipients have. */
export function bookings({ board, time }: TimeState, event: string) {
  const { otherBookings = 0 } = board.events.find(({ key }) => key === event) ?? {};
  return {
    count: otherBookings + board.guests.filter((guest) => hasBooked(guest, event, time)).length,
    guests: recipients({ board, time, audience: { kind: 'event', event } }).length,
  };
}

/** The latest offer on the pass of a room, unless it has ended. */
export function offerOnPass(
  { board, sentOffers, time }: OfferState,
  room: number,
): SentOffer | undefined {
  const last = eventsUntil(sentOffers, time).findLast(({ rooms }) => rooms.includes(room));
  const endsAt = board.offers[last?.offerIndex ?? -1]?.endsAt;
  return endsAt !== undefined && time < endsAt ? last : undefined;
}

/** The rooms whose passes still have this offer: those that change when it is undone. */
export const roomsWithOffer = (state: OfferState, sent: SentOffer) =>
  sent.rooms.filter((room) => offerOnPass(state, room) === sent);

/** The latest offer that is still on a pass: the one that undo removes. */
export const activeOffer = (state: State): SentOffer | undefined =>
  eventsUntil(state.sentOffers, state.time).findLast(
    (sent) => roomsWithOffer(state, sent).length > 0,
  );

/** The latest offer on the pass of a recipient. */
export function lastOfferToRecipients(state: State): SentOffer | undefined {
  const rooms = recipients(state);
  return state.sentOffers.findLast((sent) =>
    roomsWithOffer(state, sent).some((room) => rooms.includes(room)),
  );
}

/** The recipients who do not have the selected offer yet: those whose passes change. */
export const roomsToUpdate = (state: State): number[] =>
  recipients(state).filter((room) => offerOnPass(state, room)?.offerIndex !== state.offerIndex);

/** How many passes have another offer, which the selected one would replace. */
export const replacedOffers = (state: State): number =>
  hasOfferEnded(state, state.offerIndex)
    ? 0
    : roomsToUpdate(state).filter((room) => offerOnPass(state, room)).length;

export const hasOfferEnded = ({ board, time }: TimeState, offerIndex: number) =>
  time >= (board.offers[offerIndex]?.endsAt ?? 0);

/** Why the selected offer cannot be sent; undefined if it can. */
export function disabledReason(state: State): 'noRecipients' | 'ended' | 'sent' | undefined {
  if (recipients(state).length === 0) return 'noRecipients';
  if (hasOfferEnded(state, state.offerIndex)) return 'ended';
  return roomsToUpdate(state).length === 0 ? 'sent' : undefined;
}
