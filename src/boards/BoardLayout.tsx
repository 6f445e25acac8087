import type { ReactNode } from 'react';
import { formatMessage } from '../model/derive/format-message';
import { Button } from '../ui/Button';
import styles from './BoardLayout.module.css';
import { PhonePanel } from './PhonePanel';
import type { BoardIssuer, PhoneState } from './types';

interface BoardLayoutProps {
  board: { title: string; messages: { note: string; reset: string; phone: string } };
  issuer: BoardIssuer;
  /** Next to the title. */
  header?: ReactNode;
  children: ReactNode;
  phone: PhoneState;
  notificationCount: number;
  /** For screen readers. */
  announcement: string;
  /** Undefined in the prerendered page. */
  onReset: (() => void) | undefined;
}

/** A board with its title, its parts, the reset button and the phone next to it. */
export function BoardLayout(props: BoardLayoutProps) {
  const { board, issuer, header, children, phone, notificationCount, announcement, onReset } =
    props;
  return (
    <div className={styles.board} data-interactive={onReset ? '' : undefined}>
      <div className={styles.main}>
        <div className={styles.head}>
          <p className="display">
            {formatMessage(board.title, { business: issuer.business.name })}
          </p>
          {header}
        </div>
        {children}
        <div className={styles.foot} data-board-foot="">
          <p>{board.messages.note}</p>
          {onReset && (
            <Button appearance="outline" size="tiny" onClick={onReset}>
              {board.messages.reset}
            </Button>
          )}
        </div>
      </div>
      <PhonePanel
        issuer={issuer}
        phone={phone}
        notificationCount={notificationCount}
        label={board.messages.phone}
        isInteractive={onReset !== undefined}
      />
      {onReset && (
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      )}
    </div>
  );
}
