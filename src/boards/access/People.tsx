import { memo, useId } from 'react';
import styles from './Access.module.css';
import { standingText } from './messages';
import { Person } from './Person';
import type { AccessPartProps } from './parts';
import { doorsOf, isOver, rows } from './selectors';

/** Who may enter which door: whose pass is about to expire, and whose is over. */
export const People = memo(function People({ board, state, act }: AccessPartProps) {
  const doors = doorsOf(board);
  const group = useId();
  return (
    <table className={styles.people} aria-label={act ? board.words.people : undefined}>
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
        {rows(board, state).map(({ person, access, standing }) => (
          <Person
            key={person.key}
            board={board}
            act={act}
            person={person}
            doors={access.doors}
            until={access.until}
            standing={standingText(board, standing)}
            over={isOver(access, state.time)}
            shown={person.key === state.shown}
            group={group}
          />
        ))}
      </tbody>
    </table>
  );
});
