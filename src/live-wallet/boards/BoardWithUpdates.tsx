import { BoardIsland, type BoardIslandProps } from '../../boards/BoardIsland';
import type { BoardContent } from '../../model/schema/board-section';
import { BoardUpdatesLoader } from './BoardUpdatesLoader';

export interface BoardWithUpdatesProps<Content> extends Omit<BoardIslandProps<Content>, 'Board'> {
  /** The vertical of the page. */
  vertical: string;
}

/** A board that changes the visitor's own pass, too. */
export const BoardWithUpdates = <Content extends BoardContent>({
  vertical,
  ...props
}: BoardWithUpdatesProps<Content> & Pick<BoardIslandProps<Content>, 'Board'>) => (
  <BoardIsland
    {...props}
    renderFoot={(snapshot) => <BoardUpdatesLoader vertical={vertical} snapshot={snapshot} />}
  />
);
