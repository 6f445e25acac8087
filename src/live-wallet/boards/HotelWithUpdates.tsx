import { HotelBoard } from '../../boards/hotel/HotelBoard';
import type { HotelContent } from '../../model/schema/boards/hotel';
import { BoardWithUpdates, type BoardWithUpdatesProps } from './BoardWithUpdates';

export const HotelWithUpdates = (props: BoardWithUpdatesProps<HotelContent>) => (
  <BoardWithUpdates {...props} Board={HotelBoard} />
);
