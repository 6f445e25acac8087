import { type ReactNode, useRef } from 'react';
import { formatMessage } from '../model/derive/format-message';
import { Button } from '../ui/Button';
import { useIsIntersecting } from '../ui/useIsIntersecting';
import styles from './BoardLayout.module.css';
import { PhonePanel } from './PhonePanel';
import type { useBoard } from './useBoard';

type BoardLayoutProps = ReturnType<typeof useBoard>['layoutProps'] & {
  /** Next to the title. */
  header?: ReactNode;
  children: ReactNode;
};

/** A board with its title, its parts, the reset button and the phone next to it. */
export function BoardLayout(props: BoardLayoutProps) {
  const { board, business, header, children, phone, notificationCount, announcement } = props;
  const { onReset, foot } = props;
  const root = useRef<HTMLDivElement>(null);
  // Before it can be seen: a panel that moves in view is a layout shift.
  const isNear = useIsIntersecting(root, '50% 0px');
  return (
    <div ref={root} className={styles.board} data-off-screen={isNear ? undefined : ''}>
      <div className={styles.main}>
        <div className={styles.head}>
          <p className="display">{formatMessage(board.title, { business: business.name })}</p>
          {header}
        </div>
        {children}
        <div className={styles.foot}>
          {foot}
          <p>{board.messages.note}</p>
          <Button appearance="outline" size="tiny" onClick={onReset}>
            {board.messages.reset}
          </Button>
        </div>
      </div>
      <PhonePanel
        business={business}
        phone={phone}
        notificationCount={notificationCount}
        label={board.messages.phone}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
