import { z } from 'astro/zod';
import { checkUniqueLabels, labelsAt } from '../pass.ts';
import { group, text, textWithPlaceholders, unmarkedText } from '../text.ts';
import { addError, expectKnown, expectUnique, keysOf } from './checks.ts';
import { day, dayClock, key, phone } from './values.ts';

const lease = z.strictObject({
  key,
  unit: unmarkedText.describe('One of the units above'),
  name: text.describe('An invented one'),
  from: day.describe('The first day'),
  to: day.describe('The last day'),
  keySent: day
    .optional()
    .describe('When the key was sent; leave empty if it has not been sent yet'),
});

const number = z.number().int().min(0);

const messages = z.strictObject({
  note: text.describe('Says that the data is invented'),
  hint: text.describe('What to press first'),
  clock: text.describe('The name of the slider that moves the clock'),
  today: textWithPlaceholders('weekday', 'day').describe(
    "The day next to the title, for example 'Sunday, mid-Nov'",
  ),
  units: text.describe('The name of the chart, for screen readers'),
  lease: textWithPlaceholders('unit', 'name', 'from', 'to'),
  status: group('The status of a key on the day that is shown', {
    ready: text.describe('Before the lease: the key has not been sent'),
    waiting: textWithPlaceholders('day'),
    opens: textWithPlaceholders('day'),
    ended: textWithPlaceholders('day'),
    unsent: text.describe('The lease has begun: the key has not been sent'),
  }),
  door: group('The status of the door of a unit', {
    opens: text.describe('The key opens'),
    unsent: text.describe('The key has not been sent'),
    noLease: text.describe('The unit is vacant'),
  }),
  legend: group('What the colors of the bars mean', {
    opens: text.describe('A key that opens'),
    ready: text.describe('A key that has not been sent'),
    waiting: text.describe('A key whose lease has not begun'),
    ended: text.describe('A key whose lease has ended'),
  }),
  leased: text.describe('Beside the number of leased units'),
  keys: text.describe('Beside the number of keys'),
  guestPasses: text.describe('Beside the number of guest passes'),
  leaseEnds: text.describe('The name of the slider that moves the last day'),
  leaseEnded: text.describe('Instead of it, after the last day'),
  doors: text.describe('Label of the doors on the pass'),
  doorList: textWithPlaceholders('unit'),
  sendKey: text.describe('The button'),
  keySent: text.describe('The button after it was pressed'),
  keyEnded: text.describe('The button after the lease has ended, if nothing can be done'),
  renew: textWithPlaceholders('day').describe('The button after the lease has ended: a new end'),
  showNext: textWithPlaceholders('name').describe('The same button, if the unit is leased again'),
  guest: group('The panel that sends a guest pass', {
    title: text.describe('Its headline'),
    text: textWithPlaceholders('unit'),
    who: text.describe('Above the names'),
    send: textWithPlaceholders('unit'),
    sent: text.describe('The button after it was pressed'),
    noLease: text.describe('Why the button is disabled: the lease does not run today'),
  }),
  guestPass: textWithPlaceholders('unit', 'name', 'day'),
  phone,
  undo: group('The button that undoes the last step', {
    sendKey: text.describe('After a key was sent'),
    sendGuestPass: text.describe('After a guest pass was sent'),
    setLeaseEnd: text.describe('After the last day was moved'),
    renew: text.describe('After the lease was renewed'),
  }),
  reset: text.describe('The button that resets the board'),
  notification: group('Notifications on the lock screen', {
    sent: textWithPlaceholders('unit', 'day'),
    sentLate: textWithPlaceholders('unit'),
    started: textWithPlaceholders('unit'),
    moved: textWithPlaceholders('day'),
    renewed: textWithPlaceholders('unit', 'day'),
    ended: textWithPlaceholders('unit'),
    guest: textWithPlaceholders('unit'),
    guestEnded: textWithPlaceholders('unit'),
  }),
  announcements: group('For screen readers only', {
    keySent: textWithPlaceholders('name', 'day'),
    guestPassSent: textWithPlaceholders('name', 'unit', 'day'),
    moved: textWithPlaceholders('name', 'day'),
    renewed: textWithPlaceholders('name', 'day'),
    undone: text.describe('After the last step was undone'),
    reset: text.describe('After a reset'),
  }),
  pass: z
    .strictObject({
      unit: text.describe('At the top right'),
      resident: text.describe('Above the name'),
      starts: text.describe('Above the first day, until then'),
      ends: text.describe('Above the last day'),
      ended: text.describe('Above the last day, after the end'),
      validOn: text.describe('Above the day of a guest pass'),
      none: text.describe('Instead of the doors, if no door opens'),
    })
    .superRefine(({ unit, resident, starts, ends, ended, validOn }, context) =>
      checkUniqueLabels(
        context,
        labelsAt({ unit, resident, starts, ends }),
        labelsAt({ ended, validOn }),
      ),
    )
    .describe('The texts on the pass'),
});

const shape = z.strictObject({
  kind: z.literal('leases'),
  title: textWithPlaceholders('business'),
  clock: dayClock,
  initial: z
    .strictObject({ lease: key.describe('The key of a lease') })
    .describe('Whose pass is shown at first'),
  units: z
    .array(unmarkedText)
    .min(1)
    .describe('The units with a line in the chart, from top to bottom'),
  leases: z.array(lease).min(1).describe('Each is a bar; two in one unit must not overlap'),
  latestEnd: day.describe('The latest end that a lease can be moved to'),
  otherUnits: group('The units without a line in the chart', {
    count: number.describe('How many there are'),
    leased: z.array(number).describe('How many of them are leased in each month'),
    guestPasses: z.array(number).length(7).describe('Guest passes there, from Sunday to Saturday'),
  }),
  guests: z
    .array(
      z.strictObject({
        key,
        name: text.describe('An invented one'),
        profession: text.describe('On their pass'),
      }),
    )
    .min(1)
    .describe('People who can be sent a guest pass'),
  messages: messages.describe('All texts of the board'),
});

/** Units over months: whose key opens which unit, and from when to when. */
export const leasesBoard = shape.superRefine((board, context) => {
  const { clock, units, otherUnits } = board;
  expectUnique(context, units, (index) => ['units', index]);
  expectUnique(context, keysOf(board.leases), (index) => ['leases', index, 'key']);
  expectUnique(context, keysOf(board.guests), (index) => ['guests', index, 'key']);
  expectKnown(context, keysOf(board.leases), board.initial.lease, ['initial', 'lease']);

  for (const [index, lease] of board.leases.entries()) {
    const path = ['leases', index];
    expectKnown(context, units, lease.unit, [...path, 'unit']);
    if (lease.from > lease.to) addError(context, [...path, 'to'], 'expected a day after the start');
    if (lease.to > board.latestEnd)
      addError(context, [...path, 'to'], 'expected no later than latestEnd');
    if (lease.keySent !== undefined && lease.keySent > lease.from) {
      addError(
        context,
        [...path, 'keySent'],
        'expected a day no later than the start of the lease',
      );
    }
    const overlapping = board.leases.find(
      (other, position) =>
        position < index &&
        other.unit === lease.unit &&
        other.from <= lease.to &&
        lease.from <= other.to,
    );
    if (overlapping) {
      addError(context, [...path, 'from'], `${lease.unit} is leased to ${overlapping.name} then`);
    }
  }

  const months = (date: number) => {
    const day = new Date(date * 86_400_000);
    return day.getUTCFullYear() * 12 + day.getUTCMonth();
  };
  const expected = months(clock.to) - months(clock.from) + 1;
  if (otherUnits.leased.length !== expected) {
    const message = `expected ${expected} numbers, one a month; got ${otherUnits.leased.length}`;
    addError(context, ['otherUnits', 'leased'], message);
  }
  for (const [index, count] of otherUnits.leased.entries()) {
    if (count <= otherUnits.count) continue;
    const message = `expected no more than the ${otherUnits.count} units`;
    addError(context, ['otherUnits', 'leased', index], message);
  }
});

export type LeasesContent = z.output<typeof shape>;
