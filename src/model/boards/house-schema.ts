import { z } from 'astro/zod';
import { field } from '../pass-schema.ts';
import { words, wordsWith } from '../words.ts';
import { expectKnown, expectOnce, expectWithin, keysOf, mistake } from './checks.ts';
import { counted, key, time, timeClock } from './values.ts';

const guest = z.strictObject({
  room: z.number().int(),
  name: words,
  entered: z
    .array(time)
    .min(1)
    .describe('When the door of the room was opened; the guest has checked in with the first'),
  visits: z
    .record(key, z.tuple([time, time]))
    .default({})
    .describe('From when to when the guest is at a facility'),
  places: z.record(key, time).default({}).describe('When the guest took a place at an event'),
});

/** Words with the end in them, which takes five characters. */
const filledUpTo = (most: number, place: string) =>
  wordsWith('time').refine(
    (text) => text.replace('{time}', '00:00').length <= most,
    `expected at most ${most} characters, because ${place} shows no more`,
  );

const offer = z.strictObject({
  name: words,
  value: filledUpTo(24, 'the pass').describe('As the pass says it; {time} is the end'),
  notification: filledUpTo(60, 'the lock screen'),
  ends: time,
});

const houseWords = z.strictObject({
  note: words.describe('Says that all of it is invented'),
  begin: words.describe('What to press first'),
  day: words.describe('Which evening it is, as a lock screen says it'),
  clock: words.describe('The name of the slider that moves the clock'),
  show: words,
  views: z.strictObject({ rooms: words, facilities: words, events: words }),
  floor: wordsWith('floor'),
  room: z.strictObject({
    entered: wordsWith('room', 'name', 'time'),
    away: wordsWith('room', 'name', 'place', 'time'),
    free: wordsWith('room'),
  }),
  quiet: words,
  busy: words,
  visits: counted(),
  taken: wordsWith('count', 'places'),
  takenInWords: wordsWith('count', 'places'),
  action: words.describe('Above what can be done'),
  offer: words,
  to: words,
  field: words,
  ends: words,
  endsAt: wordsWith('time'),
  audience: z.strictObject({
    nobody: words,
    everyone: words,
    floors: z.strictObject({ one: wordsWith('floors'), other: wordsWith('floors') }),
    room: wordsWith('room'),
    rooms: counted(),
  }),
  send: counted(),
  sent: counted('time'),
  noGuest: words,
  over: wordsWith('time'),
  takeBack: words.describe('The button that takes the last deed back'),
  startOver: words.describe('The button that takes everything back'),
  announce: z.strictObject({
    sent: counted('offer'),
    takenBack: counted('offer'),
    ended: wordsWith('offer', 'time'),
    startedOver: words,
  }),
  pass: z.strictObject({ room: words, offer: words, guest: words, also: z.array(field).max(2) }),
});

const shape = z.strictObject({
  kind: z.literal('house'),
  title: wordsWith('tenant'),
  clock: timeClock,
  floors: z.number().int().min(1).max(9),
  roomsAFloor: z.number().int().min(1).max(20),
  first: z
    .strictObject({ room: z.number().int(), floors: z.array(z.number().int()).min(1) })
    .describe('Whose pass is shown, and which floors are chosen, before anything has been pressed'),
  guests: z.array(guest).min(1),
  facilities: z
    .array(
      z.strictObject({
        key,
        name: words,
        place: words.describe("'at the pool': where a guest is"),
        everyone: words,
        before: z
          .array(z.number().int().min(0))
          .describe('Visits in each hour of the day before the clock starts'),
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
        others: z.number().int().min(0).describe('Places taken by people who have no room here'),
      }),
    )
    .min(1),
  offers: z.array(offer).min(2).max(5),
  words: houseWords.describe('All words of the dashboard'),
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
