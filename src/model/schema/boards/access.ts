import { z } from 'astro/zod';
import { checkUniqueLabels, labelsAt } from '../pass.ts';
import { words, wordsWith } from '../text.ts';
import { expectKnown, expectOnce, expectWithin, keysOf, mistake } from './checks.ts';
import { key, time, timeClock } from './values.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const weekday = z.enum(weekdays);

/** A time today, or the name of a later day of this week. */
const until = z.union([time, weekday], {
  error: 'expected a time such as "11:00", or a day from Monday to Friday',
});

const person = z.strictObject({
  key,
  name: words.describe('An invented one'),
  detail: words.describe('Below the name'),
  floor: words.describe('On the pass, at the top right'),
  comes: z
    .array(
      z.strictObject({ at: time.describe('A minute between two steps of the clock'), door: key }),
    )
    .default([])
    .describe('The doors they come to today, whether or not one opens'),
  leaves: time.optional().describe('From then on they are not counted'),
});

const doorsWords = z.strictObject({
  note: words.describe('Says that all of it is invented'),
  clock: words.describe('The name of the slider that moves the clock'),
  people: words.describe('The name of the table, read aloud'),
  door: wordsWith('person', 'door'),
  state: z
    .strictObject({
      expires: wordsWith('time'),
      expired: wordsWith('time'),
      ended: wordsWith('time'),
      until: wordsWith('day'),
    })
    .describe('Beside the name: how long the pass opens doors'),
  inside: wordsWith('count'),
  action: wordsWith('person'),
  doors: words.describe('How many doors would close'),
  count: words.describe('In how many buildings'),
  when: words.describe('Before the time'),
  now: wordsWith('time'),
  end: words.describe('The button'),
  giveBack: words.describe('The same button, once it is pressed'),
  startOver: words.describe('The button that takes everything back'),
  invite: z
    .strictObject({
      title: words.describe('Its headline'),
      who: words.describe('Above the names'),
      doors: words.describe('Above the doors'),
      until: words.describe('Above the ends'),
      untilTime: wordsWith('time'),
      untilDay: wordsWith('day'),
      send: words.describe('The button'),
      noDoor: words.describe('Instead of the button: no door is chosen'),
      nobody: words.describe('When all of them have a pass'),
    })
    .describe('Where a pass for a while is sent'),
  log: z
    .strictObject({
      title: words.describe('Its headline'),
      admitted: wordsWith('person', 'door'),
      ended: wordsWith('person', 'door', 'time'),
      expired: wordsWith('person', 'door', 'time'),
      noAccess: wordsWith('person', 'door'),
      doorOn: wordsWith('person', 'door'),
      doorOff: wordsWith('person', 'door'),
      endedAll: wordsWith('person'),
      invited: wordsWith('person', 'doors', 'until'),
      expiredNow: wordsWith('person'),
    })
    .describe('Who came to which door, and what was changed'),
  notification: z
    .strictObject({
      doorOn: wordsWith('door'),
      doorOff: wordsWith('door'),
      ended: wordsWith('time'),
      invited: wordsWith('until'),
      expired: wordsWith('time'),
    })
    .describe('What the phone says on its lock screen'),
  announce: z
    .strictObject({
      givenBack: wordsWith('person'),
      startedOver: words.describe('When everything was taken back'),
    })
    .describe('Only read aloud'),
  pass: z
    .strictObject({
      floor: words.describe('At the top right'),
      name: words.describe('Above the name'),
      doors: words.describe('Above the doors'),
      all: words.describe('Instead of the doors, if all open'),
      none: words.describe('Instead of the doors, if none opens'),
      always: words.describe('While nothing ends'),
      access: z
        .strictObject({
          active: words.describe('While nothing ends'),
          until: words.describe('It ends on a later day'),
          expires: words.describe('It ends today'),
          expired: words.describe('It ended by itself'),
          ended: words.describe('Somebody ended it'),
        })
        .describe('Above how long it opens'),
    })
    .superRefine(({ floor, name, doors, access }, context) =>
      checkUniqueLabels(context, labelsAt({ floor, name, doors }), labelsAt(access, 'access')),
    )
    .describe('The words on the pass'),
});

const shape = z.strictObject({
  kind: z.literal('access'),
  title: wordsWith('tenant'),
  day: weekday.describe('The day that the clock runs through'),
  clock: timeClock,
  first: key.describe('Whose pass is shown before anything has been pressed'),
  buildings: z
    .array(
      z.strictObject({
        name: words.describe('Beside its bar'),
        doors: z
          .array(z.strictObject({ key, name: words.describe('Above its column') }))
          .min(1)
          .describe('Each is a column of the table'),
        places: z.number().int().min(1).describe('How many people it holds: the full bar'),
        inside: z
          .array(z.number().int().min(0))
          .describe('People without a line of their own, at each full hour of the clock'),
      }),
    )
    .min(1)
    .describe('Each has a bar that says how full it is'),
  people: z
    .array(
      person.extend({
        doors: z.array(key).describe('The keys of the doors that open'),
        until: until.optional().describe('Until when; without it, nothing ends'),
      }),
    )
    .min(1)
    .describe('Each is a line of the table'),
  invitations: z
    .array(person)
    .min(1)
    .describe('Who can be given a pass for a while; they come once they have one'),
  ends: z
    .array(until)
    .min(1)
    .max(4)
    .describe('Until when a pass can be sent: such as 17:00, Friday'),
  words: doorsWords.describe('All words of the dashboard'),
});

/** Buildings with doors, and the people whose passes open them for a day. */
export const accessBoard = shape.superRefine((board, context) => {
  const { clock, buildings, people, invitations } = board;
  const doorKeys = buildings.flatMap(({ doors }) => keysOf(doors));
  const everyone = [
    ...people.map((person, index) => ({ person, path: ['people', index] })),
    ...invitations.map((person, index) => ({ person, path: ['invitations', index] })),
  ];

  expectKnown(context, keysOf(people), board.first, ['first']);
  expectOnce(context, doorKeys, () => ['buildings']);
  expectOnce(
    context,
    everyone.map(({ person }) => person.key),
    (index) => [...(everyone[index]?.path ?? []), 'key'],
  );

  for (const [index, { inside }] of buildings.entries()) {
    const hours = (clock.to - clock.from) / 60 + 1;
    if (inside.length === hours) continue;
    const message = `expected ${hours} numbers, one at each full hour; got ${inside.length}`;
    mistake(context, ['buildings', index, 'inside'], message);
  }
  for (const [index, { doors, until }] of people.entries()) {
    for (const [place, door] of doors.entries()) {
      expectKnown(context, doorKeys, door, ['people', index, 'doors', place]);
    }
    expectOnce(context, doors, (place) => ['people', index, 'doors', place]);
    if (until !== undefined) checkEnd(until, ['people', index, 'until']);
  }
  for (const [index, end] of board.ends.entries()) checkEnd(end, ['ends', index]);
  for (const { person, path } of everyone) {
    for (const [place, { at, door }] of person.comes.entries()) {
      const here = [...path, 'comes', place];
      expectKnown(context, doorKeys, door, [...here, 'door']);
      expectWithin(context, clock, at, [...here, 'at']);
      if ((at - clock.from) % clock.step > 0) continue;
      const message = 'expected a minute between two steps of the clock: doors change on a step';
      mistake(context, [...here, 'at'], message);
    }
  }

  function checkEnd(end: z.output<typeof until>, path: (string | number)[]) {
    if (typeof end === 'number') return expectWithin(context, clock, end, path);
    if (weekdays.indexOf(end) > weekdays.indexOf(board.day)) return;
    mistake(context, path, `expected a day after ${board.day}`);
  }
});

export type AccessContent = z.output<typeof shape>;
export type Until = z.output<typeof until>;
