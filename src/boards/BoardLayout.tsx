import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import styles from './BoardLayout.module.css';

interface FrameProps {
  title: string;
  /** Says that this is a sample. */
  note: string;
  /** Beside the title: what can be looked at. */
  head?: ReactNode;
  /** What is going on, and what can be done about it. */
  children: ReactNode;
  /** Whose phone answers. */
  answer: ReactNode;
  /** What has just happened, in words, for those who do not see it. */
  announcement: string;
  startOver: { label: string; onPress: () => void } | false | undefined;
}

/** Marks, while nothing has been done yet, where one may begin. */
export const beginMark = (fresh: unknown) => (fresh ? styles.begin : undefined);

export function Frame({
  title,
  note,
  head,
  children,
  answer,
  announcement,
  startOver,
}: FrameProps) {
  return (
    <div className={styles.board} data-live={startOver ? '' : undefined}>
      <div className={styles.main}>
        <div className={styles.head}>
          <p className="display">{title}</p>
          {head}
        </div>
        {children}
        <div className={styles.foot}>
          <p>{note}</p>
          {startOver && (
            <Button appearance="outline" size="tiny" onClick={startOver.onPress}>
              {startOver.label}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.side}>{answer}</div>
      {startOver && (
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      )}
    </div>
  );
}
