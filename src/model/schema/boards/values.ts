import { z } from 'astro/zod';
import { text, textWithPlaceholders } from '../text.ts';
import { addError } from './checks.ts';

const timePattern = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Written as "18:42", stored as minutes since midnight. */
export const time = z
  .string()
  .regex(timePattern, { error: 'expected a time such as "18:42"', abort: true })
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
  .describe('Such as 18:42');

const daysSince1970 = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

/** Some browsers read 30 February as a day in March, so the date is converted there and back. */
function isExistingDay(text: string) {
  const day = daysSince1970(text);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    Number.isInteger(day) &&
    new Date(day * 86_400_000).toISOString().startsWith(text)
  );
}

/** Written as 2026-11-15, stored as days since 1 January 1970. */
export const day = z
  .string()
  .refine(isExistingDay, { error: 'expected a day that exists, such as 2026-11-15', abort: true })
  .transform(daysSince1970)
  .describe('Such as 2026-11-15');

export const key = z
  .string()
  .regex(/^[a-z]+$/, 'expected a key such as pool')
  .describe('Internal ID. Other fields refer to it: do not change it');

export const phone = text.describe('Name of the button that shows the phone on a small screen');

/** A text for one and a text for any other number. */
export const counted = (...gaps: string[]) =>
  z.strictObject({
    one: (gaps.length > 0 ? textWithPlaceholders(...gaps) : text).describe('For the number 1'),
    other: textWithPlaceholders('count', ...gaps),
  });

const clock = (value: z.ZodType<number>, step: z.ZodType<number>) =>
  z
    .strictObject({
      from: value.describe('Where the slider begins'),
      to: value.describe('Where it ends'),
      now: value.describe('Where it is at first'),
      step,
    })
    .superRefine(({ from, to, now, step }, context) => {
      if (from >= to) addError(context, ['to'], 'expected an end after the start');
      if (now < from || now > to) addError(context, ['now'], 'expected a value on the clock');
      for (const [name, value] of Object.entries({ to, now })) {
        if ((value - from) % step !== 0) {
          addError(context, [name], `expected whole steps of ${step} from the start`);
        }
      }
    })
    .describe('The slider that moves the time');

/** A clock of one day, in minutes. A phone never shows 24:00. */
export const timeClock = clock(
  time.refine((minutes) => minutes < 24 * 60, 'expected a time before 24:00'),
  z.number().int().min(5).max(60).describe('Minutes in a step'),
);

/** A clock in days. */
export const dayClock = clock(day, z.literal(1).default(1));
