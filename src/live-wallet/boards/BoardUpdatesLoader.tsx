import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { sentChange } from '../../boards/sent-change';
import type { BoardSnapshot } from '../../boards/types';
import { readSession } from '../../pass/session';
import type { BoardUpdatesProps } from './BoardUpdates';

/** Loaded only with an issued pass. */
const BoardUpdates = lazy<ComponentType<BoardUpdatesProps>>(() =>
  import('./BoardUpdates').then(
    (module) => ({ default: module.BoardUpdates }),
    () => ({ default: () => null }),
  ),
);

interface BoardUpdatesLoaderProps extends Pick<BoardUpdatesProps, 'vertical'> {
  snapshot: BoardSnapshot;
}

/** Keeps what the board sends, so that it is not lost while the other script loads. */
export function BoardUpdatesLoader({ vertical, snapshot }: BoardUpdatesLoaderProps) {
  const [boardChange, setBoardChange] = useState<BoardUpdatesProps['boardChange']>();
  useEffect(() => {
    const id = sentChange(snapshot);
    if (id) setBoardChange({ id });
  }, [snapshot]);
  if (!boardChange || !readSession('issued')) return null;
  return (
    <Suspense>
      <BoardUpdates vertical={vertical} boardChange={boardChange} />
    </Suspense>
  );
}
