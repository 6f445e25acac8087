import type { Block } from '../../model/board-schema';
import styles from './rows.module.css';

type PlacesProps = Extract<Block, { kind: 'places' }>;

const drawn = 40;

/** How many of the places are taken, as a row of small passes: always as many, for a share of all. */
export function Places({ rows }: PlacesProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, taken, of, label }) => (
        <li key={name} className={styles.row} data-kind="places">
          {name}
          <svg viewBox={`0 0 ${drawn * 10 - 4} 14`} preserveAspectRatio="none" aria-hidden="true">
            <path data-taken="" d={places(0, filled(taken, of))} />
            <path data-empty="" d={places(filled(taken, of), drawn)} />
          </svg>
          <b>{label ?? `${taken}/${of}`}</b>
        </li>
      ))}
    </ul>
  );
}

const filled = (taken: number, of: number) => Math.round((taken / of) * drawn);

function places(from: number, to: number) {
  return Array.from(
    { length: to - from },
    (_, index) => `M${(from + index) * 10} 3q0-3 3-3t3 3v8q0 3-3 3t-3-3z`,
  ).join('');
}
