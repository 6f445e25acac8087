import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { AccessContent } from '../../model/schema/boards/access';
import { ChoiceControl } from '../../ui/controls/ChoiceControl';
import styles from './Access.module.css';
import { allDoors } from './selectors';
import type { AccessPartProps, Person } from './types';

interface PersonRowProps extends Pick<AccessPartProps, 'dispatch'> {
  board: AccessContent;
  person: Person;
  doors: readonly string[];
  isTemporary: boolean;
  /** Undefined for a permanent pass. */
  status: string | undefined;
  hasEnded: boolean;
  isShown: boolean;
  radioName: string;
}

/** A person: the radio button shows their pass, the checkboxes change its doors. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { board, dispatch, person, doors, isTemporary, status, hasEnded, isShown } = props;
  const { key, name, detail } = person;
  return (
    <tr
      data-ended={hasEnded ? '' : undefined}
      data-shown={isShown ? '' : undefined}
      data-temporary={isTemporary ? '' : undefined}
    >
      <th scope="row">
        <ChoiceControl
          className={styles.person}
          isSelected={isShown}
          inputProps={{ type: 'radio', name: props.radioName }}
          onSelect={() => dispatch({ type: 'showPerson', person: key })}
        >
          <b>{name}</b>
          {` ${status ?? detail}`}
        </ChoiceControl>
      </th>
      {allDoors(board).map((door) => (
        <td key={door.key}>
          <ChoiceControl
            className={styles.door}
            isSelected={!hasEnded && doors.includes(door.key)}
            inputProps={{
              type: 'checkbox',
              'aria-label': formatMessage(board.messages.door, { person: name, door: door.name }),
              disabled: hasEnded,
            }}
            onSelect={() => dispatch({ type: 'toggleDoor', person: key, door: door.key })}
          >
            <i />
          </ChoiceControl>
        </td>
      ))}
    </tr>
  );
});
