import { z } from 'astro/zod';
import { checkUniqueLabels, labelsAt } from '../pass.ts';
import { group, text, textWithPlaceholders } from '../text.ts';
import { addError, expectKnown, expectUnique, expectWithin, keysOf } from './checks.ts';
import { key, phone, time, timeClock } from './values.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const weekday = z.enum(weekdays);

/** A time today, or the name of a later day of this week. */
const until = z.union([time, weekday], {
  error: 'expected a time such as "11:00", or a day from Monday to Friday',
});

const person = z.strictObject({
  key,
  name: text.describe('An invented one'),
  detail: text.describe('Below the name'),
  floor: text.describe('At the top right of the pass'),
  attempts: z
    .array(
      z.strictObject({ at: time.describe('A minute between two steps of the clock'), door: key }),
    )
    .default([])
    .describe('The doors they try to open today, with or without access'),
  leavesAt: time.optional().describe('From then on they are not counted as inside'),
});

const messages = z.strictObject({
  note: text.describe('Says that the data is invented'),
  clock: text.describe('The name of the slider that moves the clock'),
  people: text.describe('The name of the table, for screen readers'),
  door: textWithPlaceholders('person', 'door'),
  status: group('Beside the name: how long the pass is valid', {
    expires: textWithPlaceholders('time'),
    expired: textWithPlaceholders('time'),
    ended: textWithPlaceholders('time'),
    until: textWithPlaceholders('day'),
    lastDay: textWithPlaceholders('time').describe('Until when access lasts on the last day'),
    noDoors: text.describe('The pass opens no door'),
  }),
  occupancy: textWithPlaceholders('count'),
  phone,
  noPass: textWithPlaceholders('person').describe('On the phone, before the pass was sent'),
  endTitle: textWithPlaceholders('person').describe('Above what the pass opens'),
  doors: text.describe('Above the number of doors that the pass opens'),
  noDoors: text.describe('Instead of that number, if the pass opens none'),
  buildings: text.describe('Above the number of buildings that the pass opens'),
  when: text.describe('Above the time at which the button would end access'),
  now: textWithPlaceholders('time'),
  endAccess: text.describe('The button that ends access'),
  restoreAccess: text.describe('The same button while access is ended'),
  cannotRestore: group('Instead of the button: why access cannot be restored', {
    ended: text.describe('The last day is over'),
    expired: text.describe('A temporary pass has expired'),
  }),
  reset: text.describe('The button that resets the board'),
  invite: group('The panel that sends a temporary pass', {
    title: text.describe('Its headline'),
    who: text.describe('Above the names'),
    doors: text.describe('Above the doors'),
    until: text.describe('Above the expiry options'),
    untilTime: textWithPlaceholders('time'),
    untilDay: textWithPlaceholders('day'),
    send: text.describe('The button'),
    noDoor: text.describe('On the disabled button: no door is selected'),
    nobody: text.describe('On the disabled button: everyone has a pass'),
    tooLate: text.describe('On the disabled button: every expiry has passed'),
  }),
  log: group('Door attempts and changes', {
    title: text.describe('Its headline'),
    empty: text.describe('Instead of entries, before the first one'),
    admitted: textWithPlaceholders('person', 'door'),
    ended: textWithPlaceholders('person', 'door', 'time'),
    expired: textWithPlaceholders('person', 'door', 'time'),
    noAccess: textWithPlaceholders('person', 'door'),
    doorAdded: textWithPlaceholders('person', 'door'),
    doorRemoved: textWithPlaceholders('person', 'door'),
    accessEnded: textWithPlaceholders('person'),
    accessRestored: textWithPlaceholders('person'),
    invited: textWithPlaceholders('person', 'doors', 'until'),
    passExpired: textWithPlaceholders('person'),
    lastDayEnded: textWithPlaceholders('person').describe('After the last day has ended'),
  }),
  notification: group('Notifications on the lock screen', {
    doorAdded: textWithPlaceholders('door'),
    doorRemoved: textWithPlaceholders('door'),
    ended: textWithPlaceholders('time'),
    restored: text.describe('After access was restored'),
    invited: textWithPlaceholders('until'),
    expired: textWithPlaceholders('time'),
  }),
  announcements: group('For screen readers only', {
    reset: text.describe('After a reset'),
  }),
  pass: z
    .strictObject({
      floor: text.describe('At the top right'),
      name: text.describe('Above the name'),
      doors: text.describe('Above the doors'),
      all: text.describe('Instead of the names, if all doors open'),
      none: text.describe('Instead of the names, if no door opens'),
      always: text.describe('Validity of a pass without an end'),
      access: group('Label of the validity', {
        active: text.describe('The pass has no end'),
        until: text.describe('It ends on a later day'),
        lastDay: text.describe('It ends with the last day, today'),
        expires: text.describe('It ends today'),
        expired: text.describe('It expired'),
        ended: text.describe('Somebody ended it'),
      }),
    })
    .superRefine(({ floor, name, doors, access }, context) =>
      checkUniqueLabels(context, labelsAt({ floor, name, doors }), labelsAt(access, 'access')),
    )
    .describe('The texts on the pass'),
});

const shape = z.strictObject({
  kind: z.literal('access'),
  title: textWithPlaceholders('business'),
  day: weekday.describe('The day that is shown'),
  clock: timeClock,
  initial: z
    .strictObject({ person: key.describe('The key of a person') })
    .describe('Whose pass is shown at first'),
  buildings: z
    .array(
      z.strictObject({
        name: text.describe('Beside its bar'),
        doors: z
          .array(z.strictObject({ key, name: text.describe('Above its column') }))
          .min(1)
          .describe('Each is a column of the table'),
        capacity: z.number().int().min(1).describe('How many people it holds: the full bar'),
        otherOccupants: z
          .array(z.number().int().min(0))
          .refine(([first]) => first === 0, 'expected 0 first: the day begins with empty buildings')
          .describe('People not listed below, at each full hour of the clock, from 0'),
      }),
    )
    .min(1)
    .describe('Each has a bar that shows how full it is'),
  people: z
    .array(
      person.extend({
        doors: z.array(key).describe('The keys of the doors that open'),
        until: until.optional().describe('When the pass expires; leave empty for a permanent pass'),
        lastDayEnds: time
          .optional()
          .describe('Only on their last day: when access ends automatically'),
      }),
    )
    .min(1)
    .describe('Each is a line of the table'),
  invitees: z.array(person).min(1).describe('People who can be sent a temporary pass'),
  expiryOptions: z
    .array(until)
    .min(1)
    .max(4)
    .describe('When a temporary pass can expire, such as 17:00 or Friday'),
  messages: messages.describe('All texts of the board'),
});

/** Buildings with doors, and the people whose passes open them. */
export const accessBoard = shape.superRefine((board, context) => {
  const { clock, buildings, people, invitees } = board;
  const doorKeys = buildings.flatMap(({ doors }) => keysOf(doors));
  const everyone = [
    ...people.map((person, index) => ({ person, path: ['people', index] })),
    ...invitees.map((person, index) => ({ person, path: ['invitees', index] })),
  ];

  expectKnown(context, keysOf(people), board.initial.person, ['initial', 'person']);
  expectUnique(context, doorKeys, () => ['buildings']);
  expectUnique(
    context,
    everyone.map(({ person }) => person.key),
    (index) => [...(everyone[index]?.path ?? []), 'key'],
  );

  for (const [index, { otherOccupants }] of buildings.entries()) {
    const hours = (clock.to - clock.from) / 60 + 1;
    if (otherOccupants.length === hours) continue;
    const message = `expected ${hours} numbers, one at each full hour; got ${otherOccupants.length}`;
    addError(context, ['buildings', index, 'otherOccupants'], message);
  }
  for (const [index, { doors, until, lastDayEnds }] of people.entries()) {
    for (const [position, door] of doors.entries()) {
      expectKnown(context, doorKeys, door, ['people', index, 'doors', position]);
    }
    expectUnique(context, doors, (position) => ['people', index, 'doors', position]);
    if (until !== undefined) checkExpiry(until, ['people', index, 'until']);
    if (lastDayEnds === undefined) continue;
    const path = ['people', index, 'lastDayEnds'];
    expectWithin(context, clock, lastDayEnds, path);
    if (until !== undefined) addError(context, path, 'expected no expiry on the last day');
  }
  for (const [index, until] of board.expiryOptions.entries())
    checkExpiry(until, ['expiryOptions', index]);
  for (const { person, path } of everyone) {
    for (const [position, { at, door }] of person.attempts.entries()) {
      const attempt = [...path, 'attempts', position];
      expectKnown(context, doorKeys, door, [...attempt, 'door']);
      expectWithin(context, clock, at, [...attempt, 'at']);
      if ((at - clock.from) % clock.step > 0) continue;
      const message = 'expected a minute between two steps of the clock: doors change on a step';
      addError(context, [...attempt, 'at'], message);
    }
  }

  function checkExpiry(expiry: z.output<typeof until>, path: (string | number)[]) {
    if (typeof expiry === 'number') return expectWithin(context, clock, expiry, path);
    if (weekdays.indexOf(expiry) > weekdays.indexOf(board.day)) return;
    addError(context, path, `expected a day after ${board.day}`);
  }
});

export type AccessContent = z.output<typeof shape>;
export type Until = z.output<typeof until>;
