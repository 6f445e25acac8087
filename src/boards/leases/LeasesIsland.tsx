import type { LeasesContent } from '../../model/schema/boards/leases';
import { BoardIsland, type BoardIslandProps } from '../BoardIsland';
import { LeasesBoard } from './LeasesBoard';

export const LeasesIsland = (props: Omit<BoardIslandProps<LeasesContent>, 'Board'>) => (
  <BoardIsland {...props} Board={LeasesBoard} />
);
