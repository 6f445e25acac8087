import type { HotelContent } from '../../model/schema/boards/hotel';
import { BoardIsland, type BoardIslandProps } from '../BoardIsland';
import { HotelBoard } from './HotelBoard';

export const HotelIsland = (props: Omit<BoardIslandProps<HotelContent>, 'Board'>) => (
  <BoardIsland {...props} Board={HotelBoard} />
);
