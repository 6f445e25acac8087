import { CountBar } from './CountBar';
import styles from './CountList.module.css';

interface CountListProps {
  rows: { name: string; count: number; max: number; label?: string }[];
}

export function CountList({ rows }: CountListProps) {
  return (
    <ul className={styles.list}>
      {rows.map(({ name, count, max, label }) => (
        <li key={name} className={styles.row}>
          {name}
          <CountBar count={count} max={max} />
          <b>{label ?? `${count}/${max}`}</b>
        </li>
      ))}
    </ul>
  );
}
