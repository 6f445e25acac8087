import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type BoardSnapshot, sentChange } from '../../boards/sent-change';
import { BOARD_ACTION, readSession } from '../../pass/session';
import type { BoardUpdatesProps } from './BoardUpdates';

/** Loaded only with an issued pass. */
const BoardUpdates = lazy<ComponentType<BoardUpdatesProps>>(() =>
  import('./BoardUpdates').then(
    ({ BoardUpdates }) => ({ default: BoardUpdates }),
    () => ({ default: () => null }),
  ),
);

/** Listens to the board of the page, so that what it sends is not lost while the other script loads. */
export function BoardUpdatesLoader({ use }: { use: string }) {
  const [boardChange, setBoardChange] = useState<BoardUpdatesProps['boardChange']>();
  useEffect(() => {
    const onAction = (event: Event) => {
      const id = sentChange((event as CustomEvent<BoardSnapshot>).detail);
      if (id) setBoardChange({ id });
    };
    addEventListener(BOARD_ACTION, onAction);
    return () => removeEventListener(BOARD_ACTION, onAction);
  }, []);
  if (!readSession('issued')) return null;
  return (
    <Suspense>
      <BoardUpdates use={use} boardChange={boardChange} />
    </Suspense>
  );
}
