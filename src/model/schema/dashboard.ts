import { z } from 'astro/zod';
import { accessBoard } from './boards/access.ts';
import { hotelBoard } from './boards/hotel.ts';
import { leasesBoard } from './boards/leases.ts';
import { intro, words } from './text.ts';

export const dashboard = z
  .strictObject({
    ...intro,
    alt: words.describe('What the drawing shows, for someone who will never see it'),
    board: z
      .discriminatedUnion('kind', [hotelBoard, accessBoard, leasesBoard], {
        error: 'expected hotel, access or leases',
      })
      .describe('The dashboard itself: its sample data and all its words'),
  })
  .describe('The control center, which visitors can try');

export type DashboardContent = z.output<typeof dashboard>;
export type BoardContent = DashboardContent['board'];
