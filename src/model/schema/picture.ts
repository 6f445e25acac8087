import { z } from 'astro/zod';
import { field } from './pass.ts';
import { pictureKind, pictureKinds } from './picture-ids.ts';
import { text, textUpTo, time } from './text.ts';

const expectedIds = Object.values(pictureKinds).map((kind) => kind.expected);

const pictureId = z
  .string()
  .refine((name) => pictureKind(name) !== undefined, {
    error: (issue) =>
      `there is no picture id '${issue.input}'; expected one of ${expectedIds.join(', ')}`,
  })
  .describe('The file name of the picture in the pictures folder, without .webp');

const phone = z
  .strictObject({
    time: time.describe('The time on the phone'),
    day: text.optional().describe('The day above the time on the lock screen'),
    message: textUpTo(60, 'a lock screen')
      .optional()
      .describe('A message on the lock screen, shown instead of the pass'),
    admitted: textUpTo(24, 'a phone')
      .optional()
      .describe('A text below the pass that says that the lock has opened'),
    ended: textUpTo(24, 'a phone')
      .optional()
      .describe('A text below the pass that says that it has ended; the pass turns gray'),
    otherPasses: z
      .array(field)
      .max(4)
      .optional()
      .describe('The header fields of passes that are visible behind the first'),
  })
  .refine(
    ({ message, admitted, ended }) => [message, admitted, ended].filter(Boolean).length < 2,
    'expected only one of message, admitted and ended',
  )
  .describe('What the phone in the picture shows besides the pass; used by npm run art');

const description = 'The picture and its description';

export const picture = z
  .strictObject({
    pictureId,
    alt: text.describe('Describes the picture for people who cannot see it'),
    phone: phone.optional(),
  })
  .describe(description);

export const rowPicture = picture
  .extend({
    unlocked: picture
      .omit({ alt: true })
      .optional()
      .describe('A second picture of the same view, after the lock has opened'),
  })
  .describe(description);

export type PictureContent = z.output<typeof picture>;
