import styles from '../../ui/board/rows.module.css';
import { PlacesTaken } from './PlacesTaken';

interface PlacesProps {
  rows: { name: string; taken: number; of: number; label?: string }[];
}

export function Places({ rows }: PlacesProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, taken, of, label }) => (
        <li key={name} className={styles.row} data-kind="places">
          {name}
          <PlacesTaken taken={taken} of={of} />
          <b>{label ?? `${taken}/${of}`}</b>
        </li>
      ))}
    </ul>
  );
}
