import { z } from 'astro/zod';
import { accessBoard } from './boards/access.ts';
import { hotelBoard } from './boards/hotel.ts';
import { leasesBoard } from './boards/leases.ts';
import { group, intro, text } from './text.ts';

/** Every kind of board. Its islands are in src/layouts/Board.astro. */
const boards = [hotelBoard, accessBoard, leasesBoard] as const;
const kinds = boards.map((board) => board.shape.kind.value).join(', ');

export const boardSection = group(
  'The section with the board, which visitors can try. Empty: the page has none',
  {
    ...intro,
    alt: text.describe('Describes the board for people who cannot see it'),
    board: z
      .discriminatedUnion('kind', boards, { error: `expected ${kinds}` })
      .describe('The board: its sample data and all its texts'),
  },
);

export type BoardSectionContent = z.output<typeof boardSection>;
export type BoardContent = BoardSectionContent['board'];
