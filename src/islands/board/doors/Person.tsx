import { fill } from '../../../model/fill';
import { Choosable } from '../../Choosable';
import live from './Doors.module.css';
import styles from './Picture.module.css';
import type { DoorsPartProps } from './parts';
import { doorsOf, isOver, type rows } from './select';
import { standingText } from './words';

type PersonProps = DoorsPartProps & ReturnType<typeof rows>[number] & { group: string };

/** A line of the table: choosing it shows the person's pass, and each door is on it or not. */
export function Person({ board, state, act, person, access, standing, group }: PersonProps) {
  const { key, name, detail } = person;
  const over = isOver(access, state.time);
  const shown = key === state.shown;
  return (
    <tr
      data-over={over ? '' : undefined}
      data-shown={shown ? '' : undefined}
      data-for-now={access.until === undefined ? undefined : ''}
    >
      <th scope="row">
        <Choosable
          className={act ? `${styles.person} ${live.person}` : styles.person}
          chosen={shown}
          control={
            act && {
              type: 'radio',
              name: group,
              onChange: () => act({ kind: 'show', person: key }),
            }
          }
        >
          <b>{name}</b>
          {` ${standingText(board, standing) ?? detail}`}
        </Choosable>
      </th>
      {doorsOf(board).map((door) => {
        const opens = !over && access.doors.includes(door.key);
        return (
          <td key={door.key}>
            <Choosable
              className={act ? `${styles.door} ${live.door}` : styles.door}
              chosen={opens}
              control={
                act && {
                  type: 'checkbox',
                  'aria-label': fill(board.words.door, { person: name, door: door.name }),
                  disabled: over,
                  onChange: () => act({ kind: 'door', person: key, door: door.key }),
                }
              }
            >
              <i />
            </Choosable>
          </td>
        );
      })}
    </tr>
  );
}
