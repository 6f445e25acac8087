import { fill } from '../../../model/fill';
import { Choosable } from './Choosable';
import type { PartProps } from './parts';
import { doorsOf, isOver, type rows } from './select';
import { standingText } from './words';

type PersonProps = PartProps & ReturnType<typeof rows>[number] & { group: string };

/** A line of the table: choosing it shows the person's pass, and each door is on it or not. */
export function Person({ board, state, act, person, access, standing, group }: PersonProps) {
  const { key, name, detail } = person;
  const over = isOver(access, state.time);
  const shown = key === state.shown;
  return (
    <tr data-over={over || undefined} data-shown={shown || undefined}>
      <th scope="row">
        <Choosable
          look="person"
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
          <td key={door.key} data-for-now={access.until === undefined ? undefined : ''}>
            <Choosable
              look="door"
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
