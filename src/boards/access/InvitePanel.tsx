import { memo, useState } from 'react';
import { timeText } from '../../model/derive/format-message';
import type { Until } from '../../model/schema/boards/access';
import { ActionBar } from '../ActionBar';
import styles from './Access.module.css';
import { LabeledChoiceGroup } from './LabeledChoiceGroup';
import { allDoors, availableInvitees, hasExpired } from './selectors';
import type { AccessPartProps } from './types';

interface Selection {
  person?: string;
  until?: Until;
  doors: string[];
}

/** Sends a temporary pass. */
export const InvitePanel = memo(function InvitePanel({ state, dispatch }: AccessPartProps) {
  const { board } = state;
  const { invite } = board.messages;
  const doorOptions = allDoors(board).map(({ key, name }) => ({ value: key, text: name }));
  const [selection, setSelection] = useState<Selection>({
    doors: doorOptions.slice(0, 1).map(({ value }) => value),
  });
  const available = availableInvitees(state);
  const personOptions = board.invitees.map((person) => ({
    value: person.key,
    text: person.name,
    disabled: !available.includes(person),
  }));
  const untilOptions = board.expiryOptions.map((until) => {
    const text = typeof until === 'number' ? timeText(until) : until;
    const disabled = hasExpired(state, until);
    return { value: until, text: disabled ? <s>{text}</s> : text, disabled };
  });
  const { doors } = selection;
  const person = enabledValue(personOptions, selection.person);
  const until = enabledValue(untilOptions, selection.until);
  const disabledReason =
    (person === undefined && invite.nobody) ||
    (until === undefined && invite.tooLate) ||
    (doors.length === 0 && invite.noDoor);

  const select = (change: Partial<Selection>) => setSelection({ ...selection, ...change });
  const toggleDoor = (door: string) =>
    select({
      doors: doors.includes(door) ? doors.filter((other) => other !== door) : [...doors, door],
    });
  const send = () => {
    if (person === undefined || until === undefined) return;
    dispatch({ type: 'invite', person, doors, until });
  };

  return (
    <fieldset className={styles.panel}>
      <legend>{invite.title}</legend>
      <LabeledChoiceGroup
        label={invite.who}
        options={personOptions}
        selected={[person]}
        onSelect={(value: string) => select({ person: value })}
      />
      <LabeledChoiceGroup
        label={invite.doors}
        options={doorOptions}
        selected={doors}
        isMultiple
        onSelect={toggleDoor}
      />
      <LabeledChoiceGroup
        label={invite.until}
        options={untilOptions}
        selected={[until]}
        onSelect={(value: Until) => select({ until: value })}
      />
      <ActionBar
        primary={{
          'aria-disabled': disabledReason !== false,
          onClick: send,
          children: disabledReason || invite.send,
        }}
      />
    </fieldset>
  );
});

/** The selected value, or the first enabled one if it has been disabled since. */
function enabledValue<Value>(options: { value: Value; disabled: boolean }[], selected?: Value) {
  const enabled = options.filter(({ disabled }) => !disabled);
  return (enabled.find(({ value }) => value === selected) ?? enabled[0])?.value;
}
