import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { Choosable } from '../../ui/controls/ChoiceControl';
import styles from './Access.module.css';
import type { AccessPartProps } from './parts';
import { type Access, doorsOf, type Person as PersonContent } from './selectors';

interface PersonProps extends Pick<AccessPartProps, 'board' | 'act'>, Omit<Access, 'ended'> {
  person: PersonContent;
  /** Since when, or until when; nothing for a pass that just works. */
  standing: string | undefined;
  over: boolean;
  shown: boolean;
  group: string;
}

/** A line of the table: choosing it shows the person's pass, and each door is on it or not. */
export const Person = memo(function Person(props: PersonProps) {
  const { board, act, person, doors, until, standing, over, shown, group } = props;
  const { key, name, detail } = person;
  return (
    <tr
      data-over={over ? '' : undefined}
      data-shown={shown ? '' : undefined}
      data-for-now={until === undefined ? undefined : ''}
    >
      <th scope="row">
        <Choosable
          className={styles.person}
          chosen={shown}
          control={{ type: 'radio', name: group }}
          onChoose={act && (() => act({ kind: 'show', person: key }))}
        >
          <b>{name}</b>
          {` ${standing ?? detail}`}
        </Choosable>
      </th>
      {doorsOf(board).map((door) => (
        <td key={door.key}>
          <Choosable
            className={styles.door}
            chosen={!over && doors.includes(door.key)}
            control={{
              type: 'checkbox',
              'aria-label': formatMessage(board.words.door, { person: name, door: door.name }),
              disabled: over,
            }}
            onChoose={act && (() => act({ kind: 'door', person: key, door: door.key }))}
          >
            <i />
          </Choosable>
        </td>
      ))}
    </tr>
  );
});
