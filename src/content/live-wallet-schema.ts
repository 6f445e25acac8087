import { z } from 'astro/zod';
import { field, time, words, wordsUpTo } from './primitives.ts';
import { tone } from './tones.ts';

const moment = z.strictObject({
  name: wordsUpTo(14, 'the timeline'),
  day: words,
  time,
  notification: wordsUpTo(60, 'the lock screen'),
  /** The fields of the pass that change here, and stay changed. */
  changes: z.array(field).default([]),
  ends: z.literal(true).optional(),
});

/** A vertical as a use in the live wallet: what its pass says on the back, and lives through. */
export const live = z.strictObject({
  use: words,
  back: z.array(field).min(1).max(5),
  moments: z.array(moment).min(3).max(6),
});

/** The words of the live wallet itself. */
export const liveWords = z.strictObject({
  title: words,
  close: words,
  name: z.strictObject({ label: words, sample: words }),
  use: words,
  colour: z.strictObject({ label: words, own: words }),
  colours: z
    .array(z.strictObject({ name: words, tone, dress: z.enum(['set', 'accent']) }))
    .min(1)
    .max(12),
  logo: z.strictObject({
    label: words,
    choose: words,
    remove: words,
    note: words,
    tooLarge: words,
    notAPicture: words,
    broken: words,
  }),
  wallet: z.strictObject({ label: words, apple: words, google: words }),
  turn: z.strictObject({ toBack: words, toFront: words }),
  front: words,
  back: words,
  day: z.strictObject({
    title: words,
    moment: words,
    play: words,
    pause: words,
    ended: words,
  }),
  take: z.strictObject({
    title: words,
    demo: words,
    copy: words,
    copied: words,
    copyThis: words,
    withoutLogo: words,
    save: words,
    saved: words,
    notSaved: words,
  }),
  clear: words,
  cleared: words,
});

export type Live = z.output<typeof live>;
export type LiveWords = z.output<typeof liveWords>;
