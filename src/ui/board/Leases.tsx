import type { Block } from '../../model/board-schema';
import styles from './Leases.module.css';

type LeasesProps = Extract<Block, { kind: 'leases' }>;

const month = 100;

/** Units over months: the key is there exactly as long as the lease is. */
export function Leases({ months, today, rows, legend }: LeasesProps) {
  const width = months.length * month;
  return (
    <>
      <ul>
        <li className={`${styles.lease} ${styles.months}`}>
          <span>
            {months.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </span>
        </li>
        {rows.map(({ unit, name, from, to, state }) => (
          <li key={unit} className={styles.lease} data-state={state}>
            <span>
              <b>{unit}</b>
              {name}
            </span>
            <svg viewBox={`0 0 ${width} 34`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} y="15" width={width} height="4" />
              <rect
                className={styles.key}
                x={from * month}
                width={(to - from) * month}
                height="34"
                rx="9"
              />
              <rect x={today * month - 1.5} y="-20" width="4" height="74" />
            </svg>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        <span data-state="running">{legend.running}</span>
        <span data-state="starting">{legend.starting}</span>
        <span data-state="ended">{legend.ended}</span>
      </p>
    </>
  );
}
