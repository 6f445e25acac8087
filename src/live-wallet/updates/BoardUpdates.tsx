import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { BOARD_CHANGE } from '../../pass/session';
import { type IssuedPassLinks, readIssuedPass } from '../export/useIssuedPass';
import { usePassUpdates } from './usePassUpdates';

const undo = 'undo';

/** Sends what is sent on the board of the page to the visitor's phone, if it has a pass of this use. */
export function BoardUpdates({ use }: { use: string }) {
  const [issued] = useState(readIssuedPass);
  return issued?.request.use === use ? <BoardSender pass={issued.pass} /> : null;
}

function BoardSender({ pass }: { pass: IssuedPassLinks }) {
  const { labels, sent, send, lastChange, resultText } = usePassUpdates(pass);
  const [container, setContainer] = useState<Element | null>(null);

  const onBoardChange = useEffectEvent((event: Event) => {
    const { detail: change } = event as CustomEvent<string>;
    // Only a change that the phone has received can be undone.
    const isOnPhone = lastChange !== undefined && sent.at(-1)?.change === lastChange;
    if (!labels || (change === undo && (!isOnPhone || lastChange === undo))) return;
    setContainer(document.querySelector('[data-visitor-phone]'));
    send(change);
  });
  useEffect(() => {
    addEventListener(BOARD_CHANGE, onBoardChange);
    return () => removeEventListener(BOARD_CHANGE, onBoardChange);
  }, []);

  if (!labels || !container) return null;
  const success = lastChange === undo ? labels.undone : labels.fromBoard;
  return createPortal(<p role="status">{resultText(success)}</p>, container);
}
