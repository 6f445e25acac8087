import { memo, useId } from 'react';
import { timeText } from '../../model/derive/format-message';
import styles from './Access.module.css';
import { logText } from './messages';
import { activityLog } from './selectors';
import type { AccessPartProps } from './types';

/** Door attempts and changes, newest first. */
export const ActivityLog = memo(function ActivityLog({ state }: AccessPartProps) {
  const { board } = state;
  const titleId = useId();
  const entries = activityLog(state);
  return (
    <div className={styles.panel}>
      <p id={titleId}>{board.messages.log.title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard. */}
      <ol className={styles.log} tabIndex={0} aria-labelledby={titleId}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ID, and new ones are added at the start, so the position from the end is stable.
          <li key={entries.length - index}>
            <time>{timeText(entry.at)}</time>
            {` ${logText(board, entry)}`}
          </li>
        ))}
        {entries.length === 0 && <li className={styles.empty}>{board.messages.log.empty}</li>}
      </ol>
    </div>
  );
});
