import { useId } from 'react';
import styles from './Access.module.css';
import { statusText } from './messages';
import { PersonRow } from './PersonRow';
import { allDoors, hasEnded, tableRows } from './selectors';
import type { AccessPartProps } from './types';

/** Who can open which door, and until when. */
export function PeopleTable({ state, dispatch }: AccessPartProps) {
  const { board } = state;
  const doors = allDoors(board);
  const radioName = useId();
  return (
    <table className={styles.people} aria-label={board.messages.people}>
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
        {tableRows(state).map(({ person, access, status }) => (
          <PersonRow
            key={person.key}
            board={board}
            dispatch={dispatch}
            person={person}
            doors={access.doors}
            isTemporary={access.until !== undefined}
            status={statusText(board, status)}
            hasEnded={hasEnded(access, state.time)}
            isShown={person.key === state.shownPerson}
            radioName={radioName}
          />
        ))}
      </tbody>
    </table>
  );
}
