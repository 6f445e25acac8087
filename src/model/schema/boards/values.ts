import { z } from 'astro/zod';
import { words, wordsWith } from '../text.ts';
import { mistake } from './checks.ts';

const aTime = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Written as "18:42", kept as minutes since midnight. */
export const time = z
  .string()
  .regex(aTime, { error: 'expected a time such as "18:42"', abort: true })
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
  .describe('Such as 18:42');

const daysSince1970 = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

/** 30 February is read as a day in March by some engines, so it must come out as it went in. */
function isADay(text: string) {
  const day = daysSince1970(text);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    Number.isInteger(day) &&
    new Date(day * 86_400_000).toISOString().startsWith(text)
  );
}

/** Written as 2026-11-15, kept as days since 1 January 1970. */
export const day = z
  .string()
  .refine(isADay, { error: 'expected a day that exists, such as 2026-11-15', abort: true })
  .transform(daysSince1970)
  .describe('Such as 2026-11-15');

export const key = z
  .string()
  .regex(/^[a-z]+$/, 'expected a key such as pool')
  .describe('By this the other fields know it: better left as it is');

/** The same sentence for one and for any other number, which only the second has to name. */
export const counted = (...gaps: string[]) =>
  z.strictObject({
    one: (gaps.length > 0 ? wordsWith(...gaps) : words).describe('For a single one'),
    other: wordsWith('count', ...gaps),
  });

const clockOf = (value: z.ZodType<number>, step: z.ZodType<number>) =>
  z
    .strictObject({
      from: value.describe('Where the slider begins'),
      to: value.describe('Where it ends'),
      now: value.describe('Where it stands at first'),
      step,
    })
    .superRefine(({ from, to, now, step }, context) => {
      if (from >= to) mistake(context, ['to'], 'expected an end after the start');
      if (now < from || now > to) mistake(context, ['now'], 'expected a value on the clock');
      for (const [place, value] of Object.entries({ to, now })) {
        if ((value - from) % step !== 0) {
          mistake(context, [place], `expected whole steps of ${step} from the start`);
        }
      }
    })
    .describe('Where the slider begins, ends and stands at first');

/** A clock of an evening or a day, in steps of so many minutes. */
export const timeClock = clockOf(
  time,
  z.number().int().min(5).max(60).describe('Minutes in a step'),
);

/** A clock that runs through days. */
export const dayClock = clockOf(day, z.literal(1).default(1));
