import { z } from 'astro/zod';
import { checkUniqueLabels, labelsAt } from '../pass.ts';
import { words, wordsWith } from '../text.ts';
import { expectKnown, expectOnce, keysOf, mistake } from './checks.ts';
import { day, dayClock, key } from './values.ts';

const lease = z.strictObject({
  key,
  unit: words.describe('One of the units above'),
  name: words.describe('An invented one'),
  from: day.describe('The first day'),
  to: day.describe('The last day'),
  sent: day
    .optional()
    .describe(
      'When the key was sent; without it the key is ready and waits for someone to send it',
    ),
});

const number = z.number().int().min(0);

const leasesWords = z.strictObject({
  note: words.describe('Says that all of it is invented'),
  begin: words.describe('What to press first'),
  clock: words.describe('The name of the slider that moves the clock'),
  today: wordsWith('weekday', 'day').describe(
    "The day under the slider, for example 'Sunday, 15 Nov 2026'",
  ),
  units: words.describe('The name of the chart, read aloud'),
  lease: wordsWith('unit', 'name', 'from', 'to'),
  state: z
    .strictObject({
      ready: words.describe('Before the lease: nobody has sent the key'),
      waiting: wordsWith('day'),
      opens: wordsWith('day'),
      ended: wordsWith('day'),
      unsent: words.describe('The lease runs, and nobody has sent the key'),
    })
    .describe('What a key does on the day of the clock'),
  door: z
    .strictObject({
      opens: words.describe('The key opens'),
      unsent: words.describe('Nobody has sent the key'),
      noLease: words.describe('The unit is empty'),
    })
    .describe('What the door of a unit does today'),
  legend: z
    .strictObject({
      opens: words.describe('A key that opens'),
      ready: words.describe('A key that nobody has sent'),
      waiting: words.describe('A key whose lease has not begun'),
      ended: words.describe('A key whose lease is over'),
    })
    .describe('What the looks of the bars mean'),
  let: words.describe('How many units are let'),
  keys: words.describe('How many keys open'),
  guestPasses: words.describe('How many guest passes are out'),
  ends: words.describe('Above the last day, which can be moved'),
  doors: words.describe('Above the doors of the key'),
  doorsOf: wordsWith('unit'),
  sendKey: words.describe('The button'),
  isSent: words.describe('The button, once it is pressed'),
  over: words.describe('The button, once the lease is over'),
  keySent: wordsWith('name', 'day'),
  guest: z
    .strictObject({
      title: words.describe('Its headline'),
      text: wordsWith('unit'),
      who: words.describe('Above the names'),
      send: wordsWith('unit'),
      sent: words.describe('The button, once it is pressed'),
      noLease: words.describe('Instead of the button: nobody lives there today'),
    })
    .describe('Where a pass for one day is sent'),
  guestPass: wordsWith('unit', 'name', 'day'),
  guestSent: wordsWith('name', 'unit', 'day'),
  takeBack: words.describe('The button that takes the last deed back'),
  startOver: words.describe('The button that takes everything back'),
  notification: z
    .strictObject({
      sent: wordsWith('unit', 'day'),
      sentLate: wordsWith('unit'),
      started: wordsWith('unit'),
      moved: wordsWith('day'),
      ended: wordsWith('unit'),
      guest: wordsWith('unit'),
      guestEnded: wordsWith('unit'),
    })
    .describe('What the phone says on its lock screen'),
  announce: z
    .strictObject({
      moved: wordsWith('name', 'day'),
      takenBack: words.describe('When the last deed was taken back'),
      startedOver: words.describe('When everything was taken back'),
    })
    .describe('Only read aloud'),
  pass: z
    .strictObject({
      unit: words.describe('At the top right'),
      resident: words.describe('Above the name'),
      starts: words.describe('Above the first day, until then'),
      ends: words.describe('Above the last day'),
      ended: words.describe('Above the last day, once it is over'),
      only: words.describe('Above the day of a guest pass'),
      none: words.describe('Instead of the doors, if none opens'),
    })
    .superRefine(({ unit, resident, starts, ends, ended, only }, context) =>
      checkUniqueLabels(
        context,
        labelsAt({ unit, resident, starts, ends }),
        labelsAt({ ended, only }),
      ),
    )
    .describe('The words on the pass'),
});

const shape = z.strictObject({
  kind: z.literal('leases'),
  title: wordsWith('tenant'),
  clock: dayClock,
  first: key.describe('Whose pass is shown before anything has been pressed'),
  units: z
    .array(words)
    .min(1)
    .describe('The units with a line of their own, from the top of the house down'),
  leases: z.array(lease).min(1).describe('Each is a bar; two in one unit must not overlap'),
  lastEnd: day.describe('The last day to which a lease can be moved'),
  others: z
    .strictObject({
      units: number.describe('How many there are'),
      let: z.array(number).describe('How many of them are let, month by month'),
      guestPasses: z
        .array(number)
        .length(7)
        .describe('Guest passes there, from Sunday to Saturday'),
    })
    .describe('The units without a line, which are only counted'),
  trades: z
    .array(
      z.strictObject({
        key,
        name: words.describe('An invented one'),
        trade: words.describe('On their pass'),
      }),
    )
    .min(1)
    .describe('Who can be given a pass for a day'),
  words: leasesWords.describe('All words of the dashboard'),
});

/** Units over months: whose key opens which of them, and from when to when. */
export const leasesBoard = shape.superRefine((board, context) => {
  const { clock, units, others } = board;
  expectOnce(context, units, (index) => ['units', index]);
  expectOnce(context, keysOf(board.leases), (index) => ['leases', index, 'key']);
  expectOnce(context, keysOf(board.trades), (index) => ['trades', index, 'key']);
  expectKnown(context, keysOf(board.leases), board.first, ['first']);

  for (const [index, lease] of board.leases.entries()) {
    const path = ['leases', index];
    expectKnown(context, units, lease.unit, [...path, 'unit']);
    if (lease.from > lease.to) mistake(context, [...path, 'to'], 'expected a day after the start');
    if (lease.to > board.lastEnd)
      mistake(context, [...path, 'to'], 'expected no later than lastEnd');
    if (lease.sent !== undefined && lease.sent > lease.from) {
      mistake(context, [...path, 'sent'], 'expected the key no later than the lease');
    }
    const rival = board.leases.find(
      (other, place) =>
        place < index &&
        other.unit === lease.unit &&
        other.from <= lease.to &&
        lease.from <= other.to,
    );
    if (rival) mistake(context, [...path, 'from'], `${lease.unit} is let to ${rival.name} then`);
  }

  const months = (date: number) => {
    const day = new Date(date * 86_400_000);
    return day.getUTCFullYear() * 12 + day.getUTCMonth();
  };
  const expected = months(clock.to) - months(clock.from) + 1;
  if (others.let.length !== expected) {
    const message = `expected ${expected} numbers, one a month; got ${others.let.length}`;
    mistake(context, ['others', 'let'], message);
  }
  for (const [index, count] of others.let.entries()) {
    if (count <= others.units) continue;
    mistake(context, ['others', 'let', index], `expected no more than the ${others.units} units`);
  }
});

export type LeasesContent = z.output<typeof shape>;
