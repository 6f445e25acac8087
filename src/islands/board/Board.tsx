import type { BoardContent } from '../../model/board-schema';
import type { Issuer } from '../../ui/pass/Pass';
import { DoorsBoard } from './doors/DoorsBoard';
import { HouseBoard } from './house/HouseBoard';
import { LeasesBoard } from './leases/LeasesBoard';

export interface BoardProps<Content = BoardContent> {
  board: Content;
  issuer: Issuer;
  /** In a browser, where it can be used. Without, it is the picture of how it starts. */
  live?: boolean;
}

/** A control center: on the left one acts, on the right the pass answers. */
export function Board({ board, ...rest }: BoardProps) {
  switch (board.kind) {
    case 'house':
      return <HouseBoard board={board} {...rest} />;
    case 'doors':
      return <DoorsBoard board={board} {...rest} />;
    case 'leases':
      return <LeasesBoard board={board} {...rest} />;
  }
}
