import { z } from 'astro/zod';
import { doors } from './boards/doors-schema.ts';
import { house } from './boards/house-schema.ts';
import { leases } from './boards/leases-schema.ts';
import { intro, words } from './words.ts';

export const dashboard = z
  .strictObject({
    ...intro,
    alt: words.describe('What the drawing shows, for someone who will never see it'),
    board: z
      .discriminatedUnion('kind', [house, doors, leases], {
        error: 'expected house, doors or leases',
      })
      .describe('The dashboard itself: its sample data and all its words'),
  })
  .describe('The control center, which visitors can try');

export type DashboardContent = z.output<typeof dashboard>;
export type BoardContent = DashboardContent['board'];
