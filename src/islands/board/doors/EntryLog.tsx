import { useId } from 'react';
import styles from '../../../ui/board/Doors.module.css';
import { timeText } from '../clock';
import type { PartProps } from './parts';
import { type LogEntry, log } from './select';
import { logText } from './words';

/** What happened at the doors and to the passes, newest first. */
export function EntryLog({ board, state, act }: PartProps) {
  const title = useId();
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <p id={title}>{board.words.log.title}</p>
      <ol className={styles.log} tabIndex={act && 0} aria-labelledby={title}>
        {log(board, state).map((entry) => (
          <li key={keyOf(entry)} data-kind={entry.kind}>
            <time>{timeText(entry.at)}</time> {logText(board, entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}

const keyOf = (entry: LogEntry) =>
  [entry.at, entry.kind, entry.person, 'door' in entry && entry.door].join(' ');
