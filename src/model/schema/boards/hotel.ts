import { z } from 'astro/zod';
import { checkUniqueLabels, field, labelsAt } from '../pass.ts';
import { words, wordsWith } from '../text.ts';
import { expectKnown, expectOnce, expectWithin, keysOf, mistake } from './checks.ts';
import { counted, key, time, timeClock } from './values.ts';

const guest = z.strictObject({
  room: z.number().int().describe('The floor, then two digits: 412'),
  name: words.describe('An invented one'),
  entered: z
    .array(time)
    .min(1)
    .describe('When the door of the room was opened; the guest has checked in with the first'),
  visits: z
    .record(key, z.tuple([time, time]).describe('Two times: from when, to when'))
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
  name: words.describe('As the list of offers says it'),
  value: filledUpTo(24, 'the pass').describe('As the pass says it; {time} is the end'),
  notification: filledUpTo(60, 'the lock screen'),
  ends: time.describe('When it is gone from the passes'),
});

const houseWords = z.strictObject({
  note: words.describe('Says that all of it is invented'),
  begin: words.describe('What to press first'),
  day: words.describe('Which evening it is, as a lock screen says it'),
  clock: words.describe('The name of the slider that moves the clock'),
  show: words.describe('Above the three views'),
  views: z
    .strictObject({
      rooms: words.describe('The first view'),
      facilities: words.describe('The second view'),
      events: words.describe('The third view'),
    })
    .describe('What can be shown'),
  floor: wordsWith('floor'),
  room: z
    .strictObject({
      entered: wordsWith('room', 'name', 'time'),
      away: wordsWith('room', 'name', 'place', 'time'),
      free: wordsWith('room'),
    })
    .describe('Read aloud of a room'),
  quiet: words.describe('Where the scale of colors begins'),
  busy: words.describe('Where it ends'),
  visits: counted().describe('At a facility, in the hour that is shown'),
  taken: wordsWith('count', 'places').describe('The places of an event'),
  takenInWords: wordsWith('count', 'places').describe('The same, read aloud'),
  action: words.describe('Above what can be done'),
  offer: words.describe('Above the offers'),
  to: words.describe('Before who gets it'),
  field: words.describe('Before the field of the pass that changes'),
  ends: words.describe('Before the time at which it ends'),
  endsAt: wordsWith('time'),
  audience: z
    .strictObject({
      nobody: words.describe('When nothing is chosen'),
      everyone: words.describe('When every floor is chosen'),
      floors: z
        .strictObject({ one: wordsWith('floors'), other: wordsWith('floors') })
        .describe('When floors are chosen: for one, and for more'),
      room: wordsWith('room'),
      rooms: counted().describe('When single rooms are chosen'),
    })
    .describe('Who gets the offer'),
  send: counted().describe('The button'),
  sent: counted('time').describe('The button, once it is pressed'),
  noGuest: words.describe('Instead of the button: the rooms are empty'),
  over: wordsWith('time').describe('Instead of the button: the offer has ended'),
  takeBack: words.describe('The button that takes the last deed back'),
  startOver: words.describe('The button that takes everything back'),
  announce: z
    .strictObject({
      sent: counted('offer').describe('When an offer was sent'),
      takenBack: counted('offer').describe('When it was taken back'),
      ended: wordsWith('offer', 'time'),
      startedOver: words.describe('When everything was taken back'),
    })
    .describe('Only read aloud'),
  pass: z
    .strictObject({
      room: words.describe('At the top right'),
      offer: words.describe('Above the offer, once there is one'),
      guest: words.describe('Above the name'),
      also: z.array(field).max(2).describe('At most two more fields, beside the name'),
    })
    .superRefine(({ room, guest, offer, also }, context) => {
      const more = also.flatMap(({ label }, index) => labelsAt({ label }, 'also', index));
      checkUniqueLabels(context, [...labelsAt({ room, guest }), ...more], labelsAt({ offer }));
    })
    .describe('The labels on the pass'),
});

const everyone = words.describe('Who gets the offer when its line is chosen');

const shape = z.strictObject({
  kind: z.literal('hotel'),
  title: wordsWith('tenant'),
  clock: timeClock,
  floors: z.number().int().min(1).max(9).describe('One to nine: that many fit'),
  roomsAFloor: z.number().int().min(1).max(20).describe('One to twenty: that many fit'),
  first: z
    .strictObject({
      room: z.number().int().describe('One that is taken'),
      floors: z.array(z.number().int()).min(1).describe('At least one'),
    })
    .describe('Whose pass is shown, and which floors are chosen, before anything has been pressed'),
  guests: z.array(guest).min(1).describe('One for each room that is taken'),
  facilities: z
    .array(
      z.strictObject({
        key,
        name: words.describe('On its line'),
        place: words.describe("'at the pool': where a guest is"),
        everyone,
        before: z
          .array(z.number().int().min(0))
          .describe('Visits in each hour of the day before the clock starts'),
      }),
    )
    .min(1)
    .describe('Each has a line with its visits'),
  events: z
    .array(
      z.strictObject({
        key,
        name: words.describe('On its line'),
        starts: time.describe('A time on the clock'),
        everyone,
        places: z.number().int().min(1).describe('How many there are in all'),
        others: z.number().int().min(0).describe('Places taken by people who have no room here'),
      }),
    )
    .min(1)
    .describe('Each has a line with the places that are taken'),
  offers: z.array(offer).min(2).max(5).describe('Two to five to choose from'),
  words: houseWords.describe('All words of the dashboard'),
});

/** A house full of rooms, what goes on in it, and what can be offered to its guests. */
export const hotelBoard = shape.superRefine((board, context) => {
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

export type HotelContent = z.output<typeof shape>;
