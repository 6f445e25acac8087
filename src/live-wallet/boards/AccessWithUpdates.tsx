import { AccessBoard } from '../../boards/access/AccessBoard';
import type { AccessContent } from '../../model/schema/boards/access';
import { BoardWithUpdates, type BoardWithUpdatesProps } from './BoardWithUpdates';

export const AccessWithUpdates = (props: BoardWithUpdatesProps<AccessContent>) => (
  <BoardWithUpdates {...props} Board={AccessBoard} />
);
