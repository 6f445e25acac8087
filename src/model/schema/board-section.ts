import { z } from 'astro/zod';
import { accessBoard } from './boards/access.ts';
import { hotelBoard } from './boards/hotel.ts';
import { leasesBoard } from './boards/leases.ts';
import { intro, text } from './text.ts';

/** Every kind of board. Its component is in src/boards/registry.ts. */
const boards = [hotelBoard, accessBoard, leasesBoard] as const;
const kinds = boards.map((board) => board.shape.kind.value).join(', ');

export const dashboard = z
  .strictObject({
    ...intro,
    alt: text.describe('Describes the dashboard for people who cannot see it'),
    board: z
      .discriminatedUnion('kind', boards, { error: `expected ${kinds}` })
      .describe('The dashboard: its sample data and all its texts'),
  })
  .describe('The control center, which visitors can try');

export type DashboardContent = z.output<typeof dashboard>;
export type BoardContent = DashboardContent['board'];
