import type { Block } from '../../content/schema';
import styles from './rows.module.css';

type PlacesProps = Extract<Block, { kind: 'places' }>;

/** How many of the places are taken, as a row of small passes. */
export function Places({ rows }: PlacesProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, detail, filled, of }) => (
        <li key={name} className={styles.row} data-kind="places">
          {name}
          <svg viewBox={`0 0 ${of * 10 - 4} 14`} preserveAspectRatio="none" aria-hidden="true">
            <path data-taken="" d={places(0, filled)} />
            <path data-empty="" d={places(filled, of)} />
          </svg>
          <b>{detail}</b>
        </li>
      ))}
    </ul>
  );
}

function places(from: number, to: number) {
  return Array.from(
    { length: to - from },
    (_, index) => `M${(from + index) * 10} 3q0-3 3-3t3 3v8q0 3-3 3t-3-3z`,
  ).join('');
}
