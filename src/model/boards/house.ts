import { z } from 'astro/zod';
import { field, words, wordsUpTo } from '../../content/primitives.ts';
import {
  counted,
  expectKnown,
  expectOnce,
  expectWithin,
  key,
  keysOf,
  mistake,
  template,
  time,
  timeClock,
} from './values.ts';

const guest = z.strictObject({
  room: z.number().int(),
  name: words,
  /** When the door of the room was opened; the guest has checked in with the first. */
  entered: z.array(time).min(1),
  /** From when to when the guest is at a facility. */
  visits: z.record(key, z.tuple([time, time])).default({}),
  /** When the guest took a place at an event. */
  places: z.record(key, time).default({}),
});

const offer = z.strictObject({
  name: words,
  /** As the pass says it; {time} is the end. */
  value: template('time').pipe(wordsUpTo(25, 'the pass')),
  notification: template('time').pipe(wordsUpTo(60, 'the lock screen')),
  ends: time,
});

const houseWords = z.strictObject({
  note: words,
  begin: words,
  clock: words,
  show: words,
  views: z.strictObject({ rooms: words, facilities: words, events: words }),
  floor: template('floor'),
  room: z.strictObject({
    entered: template('room', 'name', 'time'),
    away: template('room', 'name', 'place', 'time'),
    free: template('room'),
  }),
  quiet: words,
  busy: words,
  visits: counted(),
  taken: template('count', 'places'),
  takenInWords: template('count', 'places'),
  action: words,
  offer: words,
  to: words,
  field: words,
  ends: words,
  endsAt: template('time'),
  audience: z.strictObject({
    nobody: words,
    everyone: words,
    floors: z.strictObject({ one: template('floors'), other: template('floors') }),
    room: template('room'),
    rooms: counted(),
  }),
  send: counted(),
  sent: counted('time'),
  noGuest: words,
  over: template('time'),
  takeBack: words,
  startOver: words,
  announce: z.strictObject({
    sent: counted('offer'),
    takenBack: counted('offer'),
    ended: template('offer', 'time'),
    startedOver: words,
  }),
  pass: z.strictObject({ room: words, offer: words, guest: words, also: z.array(field).max(2) }),
});

const shape = z.strictObject({
  kind: z.literal('house'),
  title: template('tenant'),
  clock: timeClock,
  floors: z.number().int().min(1).max(9),
  roomsAFloor: z.number().int().min(1).max(20),
  /** Whose pass is shown, and which floors are chosen, before anything has been pressed. */
  first: z.strictObject({ room: z.number().int(), floors: z.array(z.number().int()).min(1) }),
  guests: z.array(guest).min(1),
  facilities: z
    .array(
      z.strictObject({
        key,
        name: words,
        /** 'at the pool': where a guest is. */
        place: words,
        everyone: words,
        /** Visits in each hour of the day before the clock starts. */
        before: z.array(z.number().int().min(0)),
      }),
    )
    .min(1),
  events: z
    .array(
      z.strictObject({
        key,
        name: words,
        starts: time,
        everyone: words,
        places: z.number().int().min(1),
        /** Places taken by people who have no room here. */
        others: z.number().int().min(0),
      }),
    )
    .min(1),
  offers: z.array(offer).min(2).max(5),
  words: houseWords,
});

/** A house full of rooms, what goes on in it, and what can be offered to its guests. */
export const house = shape.superRefine((board, context) => {
  const { clock, guests, facilities, events } = board;
  const rooms = roomsOf(board);
  const floors = Array.from({ length: board.floors }, (_, index) => index + 1);

  expectKnown(
    context,
    guests.map(({ room }) => room),
    board.first.room,
    ['first', 'room'],
  );
  for (const [index, floor] of board.first.floors.entries()) {
    expectKnown(context, floors, floor, ['first', 'floors', index]);
  }
  expectOnce(
    context,
    guests.map(({ room }) => room),
    (index) => ['guests', index, 'room'],
  );
  expectOnce(context, keysOf(facilities), (index) => ['facilities', index, 'key']);
  expectOnce(context, keysOf(events), (index) => ['events', index, 'key']);

  for (const [index, guest] of guests.entries()) {
    if (!rooms.includes(guest.room)) {
      mistake(context, ['guests', index, 'room'], `the house has no room ${guest.room}`);
    }
    checkEvening(guest, ['guests', index], context);
    for (const place of Object.keys(guest.visits)) {
      expectKnown(context, keysOf(facilities), place, ['guests', index, 'visits', place]);
    }
    for (const event of Object.keys(guest.places)) {
      expectKnown(context, keysOf(events), event, ['guests', index, 'places', event]);
    }
  }
  for (const [index, { before }] of facilities.entries()) {
    const hours = clock.from / 60;
    if (before.length === hours) continue;
    const message = `expected ${hours} hours, up to the start of the clock; got ${before.length}`;
    mistake(context, ['facilities', index, 'before'], message);
  }
  for (const [index, { key, others, places, starts }] of events.entries()) {
    expectWithin(context, clock, starts, ['events', index, 'starts']);
    const taken = others + guests.filter((guest) => key in guest.places).length;
    if (taken <= places) continue;
    mistake(context, ['events', index, 'places'], `expected at least the ${taken} that are taken`);
  }
  for (const [index, { ends }] of board.offers.entries()) {
    expectWithin(context, clock, ends, ['offers', index, 'ends']);
  }
});

type Guest = z.output<typeof guest>;

/** Nobody is at two places at once, or anywhere before they have come. */
function checkEvening(guest: Guest, path: (string | number)[], context: z.core.$RefinementCtx) {
  const inOrder = (times: number[]) =>
    times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
  if (!inOrder(guest.entered)) {
    mistake(context, [...path, 'entered'], 'expected times one after the other');
  }
  const visits = Object.entries(guest.visits);
  for (const [place, [from, to]] of visits) {
    const elsewhere = visits.some(
      ([other, visit]) => other !== place && visit[0] < to && from < visit[1],
    );
    const inTheRoom = guest.entered.some((time) => time > from && time < to);
    const notYet = from < (guest.entered[0] ?? 0);
    if (from < to && !elsewhere && !inTheRoom && !notYet) continue;
    const message = 'expected a visit with an end, after check-in, and to one place at a time';
    mistake(context, [...path, 'visits', place], message);
  }
}

/** 101 to 616: the floor, then the window. */
const roomsOf = ({ floors, roomsAFloor }: { floors: number; roomsAFloor: number }) =>
  Array.from(
    { length: floors * roomsAFloor },
    (_, index) => (Math.floor(index / roomsAFloor) + 1) * 100 + (index % roomsAFloor) + 1,
  );

export type House = z.output<typeof shape>;
