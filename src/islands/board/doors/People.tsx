import { useId } from 'react';
import styles from '../../../ui/board/Doors.module.css';
import { Person } from './Person';
import type { PartProps } from './parts';
import { doorsOf, rows } from './select';

/** Who may enter which door: whose pass is about to expire, and whose is over. */
export function People(props: PartProps) {
  const { board, state, act } = props;
  const group = useId();
  return (
    <table className={styles.people} aria-label={board.words.people} data-live={act && ''}>
      <thead>
        <tr>
          <td rowSpan={2} />
          {board.buildings.map(({ name, doors }) => (
            <th key={name} scope="colgroup" colSpan={doors.length}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {doorsOf(board).map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows(board, state).map((row) => (
          <Person key={row.person.key} {...props} {...row} group={group} />
        ))}
      </tbody>
    </table>
  );
}
