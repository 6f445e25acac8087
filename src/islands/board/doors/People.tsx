import { useId } from 'react';
import { Person } from './Person';
import styles from './Picture.module.css';
import type { PartProps } from './parts';
import { doorsOf, rows } from './select';

/** Who may enter which door: whose pass is about to expire, and whose is over. */
export function People(props: PartProps) {
  const { board, state } = props;
  const doors = doorsOf(board);
  const group = useId();
  return (
    <table className={styles.people} aria-label={board.words.people}>
      <colgroup>
        <col />
        <col span={doors.length} />
      </colgroup>
      <thead>
        <tr>
          <td rowSpan={2} />
          {board.buildings.map(({ name, doors: { length } }) => (
            <th key={name} scope="colgroup" colSpan={length}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {doors.map(({ key, name }) => (
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
