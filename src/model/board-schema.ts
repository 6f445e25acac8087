import { z } from 'astro/zod';
import { field, pass } from './pass-schema.ts';
import { oneOf, words } from './words.ts';

/** What a dashboard's main area can show. Each kind has a component of the same name. */
const rooms = z
  .strictObject({
    kind: z.literal('rooms'),
    views: z.array(words).min(1),
    floors: z
      .array(z.array(z.number().int().min(0).max(3)).min(1).max(40))
      .min(1)
      .max(12)
      .describe('From the top floor down, a number a room: 0 quiet to 3 busy'),
    marked: z
      .strictObject({ room: z.number().int(), text: words })
      .describe('The room that is spoken of: 412 is the twelfth on floor 4'),
    quiet: words,
    busy: words,
  })
  .superRefine(({ floors, marked }, context) => {
    const { floor, place } = placeOf(marked.room);
    if (place >= 0 && place < (floors.at(-floor)?.length ?? 0)) return;
    context.addIssue({
      code: 'custom',
      path: ['marked', 'room'],
      message: `expected a room of the house, got ${marked.room}`,
    });
  });

/** Where a room is, by its number: the floor, and the place on it, counted from 0. */
export const placeOf = (room: number) => ({
  floor: Math.floor(room / 100),
  place: (room % 100) - 1,
});

const activity = z.strictObject({
  kind: z.literal('activity'),
  rows: z.array(
    z.strictObject({
      label: words,
      hours: z
        .array(z.number().int().min(0).max(9))
        .length(24)
        .describe('A number an hour, from midnight: 0 nobody to 9 full'),
      total: words,
    }),
  ),
});

const places = z.strictObject({
  kind: z.literal('places'),
  rows: z.array(
    z
      .strictObject({
        name: words,
        taken: z.number().int().min(0),
        of: z.number().int().min(1),
        label: words.optional().describe('Beside it; without one, taken/of'),
      })
      .refine(({ taken, of }) => taken <= of, {
        path: ['taken'],
        error: 'expected no more places taken than there are',
      }),
  ),
});

const people = z
  .strictObject({
    kind: z.literal('people'),
    doors: z.array(words).min(2).max(4),
    rows: z.array(
      z.strictObject({
        name: words,
        detail: words,
        access: z.array(words).describe('The doors that this person may enter'),
        state: oneOf('state', ['active', 'ended', 'ending']),
        note: words.optional().describe('Shown instead of the detail'),
      }),
    ),
  })
  .superRefine(({ doors, rows }, context) => {
    for (const [row, { access }] of rows.entries()) {
      for (const [index, door] of access.entries()) {
        if (doors.includes(door)) continue;
        context.addIssue({
          code: 'custom',
          path: ['rows', row, 'access', index],
          message: `no door is called '${door}'; expected ${doors.join(', ')}`,
        });
      }
    }
  });

const monthsAlong = z.number().min(0).describe('Months after the first one shown');

const leases = z
  .strictObject({
    kind: z.literal('leases'),
    months: z.array(words).min(6).max(12),
    today: monthsAlong,
    rows: z.array(
      z.strictObject({
        unit: words,
        name: words,
        from: monthsAlong,
        to: monthsAlong,
        state: oneOf('state', ['running', 'starting', 'ended', 'marked']),
      }),
    ),
    legend: z.strictObject({ running: words, starting: words, ended: words }),
  })
  .superRefine(({ months, today, rows }, context) => {
    const last = months.length;
    const add = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (today > last) add(['today'], `expected at most ${last}, the end of the last month`);
    for (const [row, { from, to }] of rows.entries()) {
      if (to > last)
        add(['rows', row, 'to'], `expected at most ${last}, the end of the last month`);
      if (from >= to) add(['rows', row, 'from'], `expected less than ${to}, where the lease ends`);
    }
  });

const block = z.discriminatedUnion('kind', [rooms, activity, places, people, leases], {
  error: 'expected rooms, activity, places, people or leases',
});

export const dashboard = z.strictObject({
  title: words,
  text: words,
  alt: words.describe('What the drawing shows, for someone who will never see it'),
  board: z.strictObject({
    title: words,
    blocks: z.array(block).min(1),
    action: z
      .strictObject({ title: words, pass, rows: z.array(field).min(2).max(3), button: words })
      .describe('The one thing to do about it'),
  }),
});

export type DashboardContent = z.output<typeof dashboard>;
export type Block = z.output<typeof block>;
