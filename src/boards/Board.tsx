import type { BoardContent } from '../model/schema/dashboard';
import type { Issuer } from '../ui/pass/Pass';
import { AccessBoard } from './access/AccessBoard';
import { HotelBoard } from './hotel/HotelBoard';
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
    case 'hotel':
      return <HotelBoard board={board} {...rest} />;
    case 'access':
      return <AccessBoard board={board} {...rest} />;
    case 'leases':
      return <LeasesBoard board={board} {...rest} />;
  }
}
