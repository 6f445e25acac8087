import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { sentChange } from '../../boards/sent-change';
import { readSession } from '../../pass/session';
import type { BoardUpdatesProps } from './BoardUpdates';

/** Loaded only with an issued pass. */
const BoardUpdates = lazy<ComponentType<BoardUpdatesProps>>(() =>
  import('./BoardUpdates').then(
    (module) => ({ default: module.BoardUpdates }),
    () => ({ default: () => null }),
  ),
);

/** Listens to the board of the page, so that what it sends is not lost while the other script loads. */
export function BoardUpdatesLoader({ use }: { use: string }) {
  const [boardChange, setBoardChange] = useState<BoardUpdatesProps['boardChange']>();
  useEffect(() => {
    const onAction = ({ detail }: WindowEventMap['board-action']) => {
      const id = sentChange(detail);
      if (id) setBoardChange({ id });
    };
    addEventListener('board-action', onAction);
    return () => removeEventListener('board-action', onAction);
  }, []);
  if (!readSession('issued')) return null;
  return (
    <Suspense>
      <BoardUpdates use={use} boardChange={boardChange} />
    </Suspense>
  );
}
