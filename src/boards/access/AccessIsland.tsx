import type { AccessContent } from '../../model/schema/boards/access';
import { BoardIsland, type BoardIslandProps } from '../BoardIsland';
import { AccessBoard } from './AccessBoard';

export const AccessIsland = (props: Omit<BoardIslandProps<AccessContent>, 'Board'>) => (
  <BoardIsland {...props} Board={AccessBoard} />
);
