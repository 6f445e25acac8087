import type { Block } from '../../model/board-schema';
import styles from './rows.module.css';

type ActivityProps = Extract<Block, { kind: 'activity' }>;

/** Visits by the hour, a bar an hour. */
export function Activity({ rows }: ActivityProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, hours, total }) => (
        <li key={label} className={styles.row}>
          {label}
          <svg
            viewBox={`0 0 ${hours.length * 15} 30`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={bars(hours, (visits) => visits > 0)} />
            <path data-empty="" d={bars(hours, (visits) => visits === 0)} />
          </svg>
          <b>{total}</b>
        </li>
      ))}
    </ul>
  );
}

/** One outline, along the ground and up over each bar: steps repeat and compress, places do not. */
function bars(hours: number[], wanted: (visits: number) => boolean) {
  let path = 'M0 30';
  let pen = 0;
  for (const [hour, visits] of hours.entries()) {
    if (!wanted(visits)) continue;
    const left = hour * 15 + 2;
    const top = Number((28.5 - (visits / 9) * 28.5).toFixed(2));
    path += `h${left - pen}V${top}h11V30`;
    pen = left + 11;
  }
  return path;
}
