import { useId } from 'react';
import live from './Doors.module.css';
import { Person } from './Person';
import styles from './Picture.module.css';
import type { DoorsPartProps } from './parts';
import { doorsOf, rows } from './select';

/** Who may enter which door: whose pass is about to expire, and whose is over. */
export function People(props: DoorsPartProps) {
  const { board, state, act } = props;
  const doors = doorsOf(board);
  const group = useId();
  return (
    <table
      className={act ? `${styles.people} ${live.people}` : styles.people}
      aria-label={act ? board.words.people : undefined}
    >
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
