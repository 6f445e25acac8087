import { memo, useId } from 'react';
import { timeText } from '../time';
import styles from './Access.module.css';
import { logText } from './messages';
import type { AccessPartProps } from './parts';
import { log } from './selectors';

/** What happened at the doors and to the passes, newest first. */
export const EntryLog = memo(function EntryLog({ board, state, act }: AccessPartProps) {
  const title = useId();
  const entries = log(board, state);
  return (
    <div className={styles.panel}>
      <p id={act ? title : undefined}>{board.words.log.title}</p>
      <ol
        className={styles.log}
        tabIndex={act ? 0 : undefined}
        aria-labelledby={act ? title : undefined}
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same can happen twice in a minute; an entry is known by how many came before it.
          <li key={entries.length - index}>
            <time>{timeText(entry.at)}</time>
            {` ${logText(board, entry)}`}
          </li>
        ))}
      </ol>
    </div>
  );
});
