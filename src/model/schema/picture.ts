import { z } from 'astro/zod';
import { field } from './pass.ts';
import { slotKind, slotKinds } from './picture-slots.ts';
import { time, words, wordsUpTo } from './text.ts';

const slot = z
  .string()
  .refine((name) => slotKind(name) !== undefined, {
    error: (issue) =>
      `'${issue.input}' is not a picture slot; expected one of ${Object.values(slotKinds)
        .map((kind) => kind.expected)
        .join(', ')}`,
  })
  .describe('The name of its place, and of its file in pictures/');

const phone = z
  .strictObject({
    time: time.describe('On its clock'),
    day: words.optional().describe('Over the clock of the lock screen'),
    message: wordsUpTo(60, 'a lock screen')
      .optional()
      .describe('On the lock screen, instead of the pass'),
    admitted: wordsUpTo(24, 'a phone').optional().describe('Under the pass: a lock has answered'),
    ended: wordsUpTo(24, 'a phone').optional().describe('Under the pass, which is gray then'),
    behind: z
      .array(field)
      .max(4)
      .optional()
      .describe('The heads of passes that look out behind it'),
  })
  .refine(
    ({ message, admitted, ended }) => [message, admitted, ended].filter(Boolean).length < 2,
    'expected only one of message, admitted and ended',
  )
  .describe('What the phone in the picture shows besides its pass; art/faces draws it');

const said = 'The picture, and what it shows in words';

export const picture = z
  .strictObject({
    slot,
    alt: words.describe('What the picture shows, for someone who cannot see it'),
    phone: phone.optional(),
  })
  .describe(said);

/** Only a row draws its second picture. */
export const rowPicture = picture
  .extend({
    answered: picture
      .omit({ alt: true })
      .optional()
      .describe('The same view a moment later, when the lock has answered'),
  })
  .describe(said);

export type PictureContent = z.output<typeof picture>;
