import { LeasesBoard } from '../../boards/leases/LeasesBoard';
import type { LeasesContent } from '../../model/schema/boards/leases';
import { BoardWithUpdates, type BoardWithUpdatesProps } from './BoardWithUpdates';

export const LeasesWithUpdates = (props: BoardWithUpdatesProps<LeasesContent>) => (
  <BoardWithUpdates {...props} Board={LeasesBoard} />
);
