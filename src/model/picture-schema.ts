import { z } from 'astro/zod';
import { slotKind, slotKinds } from './slots.ts';
import { words } from './words.ts';

const slot = z.string().refine((name) => slotKind(name) !== undefined, {
  error: (issue) =>
    `'${issue.input}' is not a picture slot; expected one of ${Object.values(slotKinds)
      .map((kind) => kind.expected)
      .join(', ')}`,
});

export const picture = z.strictObject({
  slot: slot.describe('Its file in pictures/, without the ending'),
  alt: words.describe('What the picture shows, for someone who cannot see it'),
});

export type PictureContent = z.output<typeof picture>;
