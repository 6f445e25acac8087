import { z } from 'astro/zod';
import { checkUniqueLabels, field, labelsAt } from '../pass.ts';
import { group, text, textWithPlaceholders } from '../text.ts';
import { addError, expectKnown, expectUnique, expectWithin, keysOf } from './checks.ts';
import { counted, key, phone, time, timeClock } from './values.ts';

const guest = z.strictObject({
  room: z.number().int().describe('The floor, then two digits: 412'),
  name: text.describe('An invented one'),
  entered: z
    .array(time)
    .min(1)
    .describe('When the guest opened the door of the room; the first time is the check-in'),
  visits: z
    .record(key, z.tuple([time, time]).describe('Two times: from when, to when'))
    .default({})
    .describe('From when to when the guest is at a facility'),
  bookings: z.record(key, time).default({}).describe('When the guest booked a place at an event'),
});

/** A text with {time} in it, which takes five characters once it is filled in. */
const textWithTime = (most: number, place: string) =>
  textWithPlaceholders('time').refine(
    (text) => text.replace('{time}', '00:00').length <= most,
    `expected at most ${most} characters, because ${place} shows no more`,
  );

const offer = z.strictObject({
  name: text.describe('In the list of offers'),
  value: textWithTime(24, 'the pass').describe('On the pass; {time} is the end of the offer'),
  notification: textWithTime(60, 'the lock screen'),
  endsAt: time.describe('When it disappears from the passes'),
});

const messages = z.strictObject({
  note: text.describe('Says that the data is invented'),
  hint: text.describe('What to press first'),
  day: text.describe('The day of the week on the lock screen'),
  clock: text.describe('The name of the slider that moves the clock'),
  viewBy: text.describe('Name of the choice between the three views, for screen readers'),
  views: group('The names of the views', {
    rooms: text.describe('The first view'),
    facilities: text.describe('The second view'),
    events: text.describe('The third view'),
  }),
  floor: textWithPlaceholders('floor'),
  room: group('The name of a room, also for screen readers', {
    entered: textWithPlaceholders('room', 'name', 'time'),
    away: textWithPlaceholders('room', 'name', 'place', 'time'),
    free: textWithPlaceholders('room'),
  }),
  recipientRoom: textWithPlaceholders('room').describe(
    'The name of a room that gets the offer, for screen readers',
  ),
  updatedRoom: textWithPlaceholders('room').describe(
    'The name of a room with an offer on its pass, for screen readers',
  ),
  addRoom: textWithPlaceholders('room').describe('The button that adds the room to the recipients'),
  removeRoom: textWithPlaceholders('room').describe('The same button when the room is one of them'),
  vacant: text.describe('Beside the color scale: a room without a guest'),
  quiet: text.describe('The light end of the color scale'),
  busy: text.describe('The dark end of the color scale'),
  activity: textWithPlaceholders('hours').describe('What the color scale measures'),
  recipient: text.describe('Beside the color scale: a room that gets the offer'),
  updated: text.describe('Beside the color scale: a room with the offer on its pass'),
  visits: counted().describe('The number of visits to a facility, for screen readers'),
  opensAt: textWithPlaceholders('time').describe('Instead of the button, before a facility opens'),
  closedSince: textWithPlaceholders('time').describe('Instead of the button, after it has closed'),
  bookings: textWithPlaceholders('count', 'places').describe('The booked places of an event'),
  bookedGuests: textWithPlaceholders('guests').describe(
    'Below them: how many are booked by guests with a room, who can get the offer',
  ),
  bookingsSpoken: textWithPlaceholders('count', 'places', 'guests').describe(
    'Both for screen readers',
  ),
  offerTitle: text.describe('The headline above the offers'),
  offers: text.describe('Name of the choice of offers, for screen readers'),
  recipients: text.describe('Before the recipients'),
  replaces: counted().describe('After them, if they have another offer, which this one replaces'),
  offerEnds: textWithPlaceholders('time'),
  audience: group('Who gets the offer', {
    nobody: text.describe('When nothing is selected'),
    everyone: text.describe('When every floor is selected'),
    floors: group('When floors are selected: for one, and for more', {
      one: textWithPlaceholders('floors'),
      other: textWithPlaceholders('floors'),
    }),
    room: textWithPlaceholders('room'),
    rooms: counted().describe('When single rooms are selected'),
  }),
  send: counted().describe('The button'),
  sent: counted('time').describe('The button after it was pressed'),
  noRecipients: text.describe('On the disabled button: the selected rooms are empty'),
  offerEnded: textWithPlaceholders('time').describe('On the disabled button: the offer has ended'),
  undo: text.describe('The button that undoes the last step'),
  reset: text.describe('The button that resets the board'),
  announcements: group('For screen readers only', {
    sent: counted('offer').describe('After an offer was sent'),
    replaced: counted().describe('The sentence after that, if other offers were replaced'),
    undone: counted('offer').describe('After an offer was withdrawn'),
    ended: textWithPlaceholders('offer', 'time'),
    reset: text.describe('After a reset'),
  }),
  phone,
  noPass: textWithPlaceholders('room').describe('On the phone, if nobody has checked in'),
  pass: z
    .strictObject({
      room: text.describe('At the top right'),
      offer: text.describe('Above the offer, once there is one'),
      guest: text.describe('Above the name'),
      extraFields: z.array(field).max(2).describe('At most two more fields, beside the name'),
    })
    .superRefine(({ room, guest, offer, extraFields }, context) => {
      const more = extraFields.flatMap(({ label }, index) =>
        labelsAt({ label }, 'extraFields', index),
      );
      checkUniqueLabels(context, [...labelsAt({ room, guest }), ...more], labelsAt({ offer }));
    })
    .describe('The labels on the pass'),
});

const audience = text.describe('Who gets an offer when this line is selected');

const shape = z.strictObject({
  kind: z.literal('hotel'),
  title: textWithPlaceholders('business'),
  clock: timeClock,
  floors: z.number().int().min(1).max(9).describe('One to nine: that many fit'),
  roomsPerFloor: z.number().int().min(1).max(20).describe('One to twenty: that many fit'),
  initial: group('Whose pass is shown and which floors are selected at first', {
    room: z.number().int().describe('An occupied room'),
    floors: z.array(z.number().int()).min(1).describe('At least one'),
  }),
  guests: z.array(guest).min(1).describe('One for each occupied room'),
  facilities: z
    .array(
      z.strictObject({
        key,
        hours: z
          .tuple([time, time])
          .describe('When it opens and closes; its guests can be selected in between'),
        name: text.describe('On its line'),
        location: text.describe("Where a guest is: 'at the pool'"),
        audience,
        earlierVisits: z
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
        name: text.describe('On its line'),
        startsAt: time.describe('A time on the clock'),
        audience,
        capacity: z.number().int().min(1).describe('How many places there are'),
        otherBookings: z.number().int().min(0).describe('Places booked by people without a room'),
      }),
    )
    .min(1)
    .describe('Each has a line with its booked places'),
  offers: z.array(offer).min(2).max(5).describe('Two to five to choose from'),
  messages: messages.describe('All texts of the board'),
});

/** A hotel: its rooms and guests, and the offers that can be sent to them. */
export const hotelBoard = shape.superRefine((board, context) => {
  const { clock, guests, facilities, events } = board;
  const rooms = roomsOf(board);
  const floors = Array.from({ length: board.floors }, (_, index) => index + 1);

  expectKnown(
    context,
    guests.map(({ room }) => room),
    board.initial.room,
    ['initial', 'room'],
  );
  for (const [index, floor] of board.initial.floors.entries()) {
    expectKnown(context, floors, floor, ['initial', 'floors', index]);
  }
  expectUnique(
    context,
    guests.map(({ room }) => room),
    (index) => ['guests', index, 'room'],
  );
  expectUnique(context, keysOf(facilities), (index) => ['facilities', index, 'key']);
  expectUnique(context, keysOf(events), (index) => ['events', index, 'key']);

  for (const [index, guest] of guests.entries()) {
    if (!rooms.includes(guest.room)) {
      addError(context, ['guests', index, 'room'], `there is no room ${guest.room}`);
    }
    checkTimes(guest, ['guests', index], context);
    for (const [key, [from, to]] of Object.entries(guest.visits)) {
      const path = ['guests', index, 'visits', key];
      expectKnown(context, keysOf(facilities), key, path);
      const hours = facilities.find((facility) => facility.key === key)?.hours;
      if (!hours || (hours[0] <= from && to <= hours[1])) continue;
      addError(context, path, 'expected a visit while the facility is open');
    }
    for (const event of Object.keys(guest.bookings)) {
      expectKnown(context, keysOf(events), event, ['guests', index, 'bookings', event]);
    }
  }
  for (const [index, { earlierVisits }] of facilities.entries()) {
    const hours = clock.from / 60;
    if (earlierVisits.length === hours) continue;
    const message = `expected ${hours} numbers, one for each hour before the clock starts; got ${earlierVisits.length}`;
    addError(context, ['facilities', index, 'earlierVisits'], message);
  }
  for (const [index, { key, otherBookings, capacity, startsAt }] of events.entries()) {
    expectWithin(context, clock, startsAt, ['events', index, 'startsAt']);
    const booked = otherBookings + guests.filter((guest) => key in guest.bookings).length;
    if (booked <= capacity) continue;
    addError(
      context,
      ['events', index, 'capacity'],
      `expected at least the ${booked} booked places`,
    );
  }
  for (const [index, { endsAt }] of board.offers.entries()) {
    expectWithin(context, clock, endsAt, ['offers', index, 'endsAt']);
  }
});

type Guest = z.output<typeof guest>;

/** A guest cannot be in two places at once, or anywhere before check-in. */
function checkTimes(guest: Guest, path: (string | number)[], context: z.core.$RefinementCtx) {
  const inOrder = (times: number[]) =>
    times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
  if (!inOrder(guest.entered)) {
    addError(context, [...path, 'entered'], 'expected times one after the other');
  }
  const visits = Object.entries(guest.visits);
  for (const [facility, [from, to]] of visits) {
    const overlaps = visits.some(
      ([other, visit]) => other !== facility && visit[0] < to && from < visit[1],
    );
    const opensDoor = guest.entered.some((time) => time > from && time < to);
    const isBeforeCheckIn = from < (guest.entered[0] ?? 0);
    if (from < to && !overlaps && !opensDoor && !isBeforeCheckIn) continue;
    const message = 'expected a visit with an end, after check-in, and to one place at a time';
    addError(context, [...path, 'visits', facility], message);
  }
}

/** Room numbers such as 412: the floor, then two digits. */
const roomsOf = ({ floors, roomsPerFloor }: { floors: number; roomsPerFloor: number }) =>
  Array.from(
    { length: floors * roomsPerFloor },
    (_, index) => (Math.floor(index / roomsPerFloor) + 1) * 100 + (index % roomsPerFloor) + 1,
  );

export type HotelContent = z.output<typeof shape>;
