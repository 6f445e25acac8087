import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type IssuedPassLinks, readIssuedPass } from '../export/useIssuedPass';
import { usePassUpdates } from '../updates/usePassUpdates';
import styles from './BoardUpdates.module.css';

export interface BoardUpdatesProps {
  /** The vertical of the page. */
  vertical: string;
  /** The last change that the board has sent. A new object is a new change. */
  boardChange: { id: string } | undefined;
}

const undo = 'undo';

/** Sends what is sent on the board of the page to the visitor's phone, if it has a pass of this vertical. */
export function BoardUpdates({ vertical, boardChange }: BoardUpdatesProps) {
  const [issued] = useState(readIssuedPass);
  if (issued?.request.vertical !== vertical) return null;
  return <BoardSender pass={issued.pass} boardChange={boardChange} />;
}

interface BoardSenderProps extends Pick<BoardUpdatesProps, 'boardChange'> {
  pass: IssuedPassLinks;
}

function BoardSender({ pass, boardChange }: BoardSenderProps) {
  const { isLoading, labels, sent, send, lastChange, resultText } = usePassUpdates(pass);
  const [hasSent, setHasSent] = useState(false);
  const handledChange = useRef<BoardUpdatesProps['boardChange']>(undefined);

  const sendOnce = useEffectEvent((change: { id: string }) => {
    if (handledChange.current === change) return;
    handledChange.current = change;
    const { id } = change;
    // Only a change that the phone has received can be undone.
    const isOnPhone = lastChange !== undefined && sent.at(-1)?.change === lastChange;
    if (!labels || (id === undo && (!isOnPhone || lastChange === undo))) return;
    setHasSent(true);
    send(id);
  });
  useEffect(() => {
    if (boardChange && !isLoading) sendOnce(boardChange);
  }, [boardChange, isLoading]);

  if (!labels || !hasSent) return null;
  const success = lastChange === undo ? labels.undone : labels.fromBoard;
  return (
    <div className={styles.status} role="status">
      {resultText(success)}
    </div>
  );
}
