import { PlacesTaken } from './OccupancyBar';
import styles from './OccupancyList.module.css';

interface PlacesProps {
  rows: { name: string; taken: number; of: number; label?: string }[];
}

export function Places({ rows }: PlacesProps) {
  return (
    <ul>
      {rows.map(({ name, taken, of, label }) => (
        <li key={name} className={styles.row}>
          {name}
          <PlacesTaken taken={taken} of={of} />
          <b>{label ?? `${taken}/${of}`}</b>
        </li>
      ))}
    </ul>
  );
}
