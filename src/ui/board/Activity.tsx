import type { Block } from '../../content/schema';
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

function bars(hours: string, wanted: (visits: number) => boolean) {
  return [...hours]
    .map((digit, hour) => {
      const visits = Number(digit);
      const height = 1.5 + (visits / 9) * 28.5;
      return wanted(visits) ? `M${hour * 15 + 2} ${30 - height}h11V30h-11z` : '';
    })
    .join('');
}
