import { OccupancyBar } from './OccupancyBar';
import styles from './OccupancyList.module.css';

interface OccupancyListProps {
  rows: { name: string; occupied: number; capacity: number; label?: string }[];
}

export function OccupancyList({ rows }: OccupancyListProps) {
  return (
    <ul>
      {rows.map(({ name, occupied, capacity, label }) => (
        <li key={name} className={styles.row}>
          {name}
          <OccupancyBar occupied={occupied} capacity={capacity} />
          <b>{label ?? `${occupied}/${capacity}`}</b>
        </li>
      ))}
    </ul>
  );
}
