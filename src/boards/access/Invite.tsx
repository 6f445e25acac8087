import { memo, useState } from 'react';
import type { Until } from '../../model/schema/boards/access';
import { Press } from '../ActionBar';
import { timeText } from '../time';
import styles from './Access.module.css';
import { Pills } from './Pills';
import type { AccessPartProps } from './parts';
import { doorsOf, invitable, isTooLate } from './selectors';

/** A pass for someone who is not of the house: for some doors, and with an end. */
export const Invite = memo(function Invite({ board, state, act }: AccessPartProps) {
  const { invite } = board.words;
  const all = doorsOf(board).map(({ key, name }) => ({ value: key, text: name }));
  const [wanted, setWanted] = useState<{ person?: string; until?: Until; doors: string[] }>({
    doors: all.slice(0, 1).map(({ value }) => value),
  });
  const free = invitable(board, state);
  const people = board.invitations.map((person) => ({
    value: person.key,
    text: person.name,
    disabled: !free.includes(person),
  }));
  const ends = board.ends.map((end) => ({
    value: end,
    text: typeof end === 'number' ? timeText(end) : end,
    disabled: isTooLate(state, end),
  }));
  const { doors } = wanted;
  // What was wanted may be gone since: someone else has the pass, or the hour has passed.
  const person = stillPossible(people, wanted.person);
  const until = stillPossible(ends, wanted.until);
  const obstacle = person === undefined ? invite.nobody : doors.length === 0 && invite.noDoor;

  const choose = (choice: Partial<typeof wanted>) => setWanted({ ...wanted, ...choice });
  const toggle = (door: string) =>
    choose({
      doors: doors.includes(door) ? doors.filter((other) => other !== door) : [...doors, door],
    });
  const send = () => {
    if (person === undefined || until === undefined) return;
    if (act) act({ kind: 'invite', person, doors, until });
  };

  return (
    <fieldset className={styles.panel}>
      <legend>{invite.title}</legend>
      <Pills
        label={invite.who}
        options={people}
        chosen={[person]}
        onChoose={act && ((value: string) => choose({ person: value }))}
      />
      <Pills label={invite.doors} options={all} chosen={doors} several onChoose={act && toggle} />
      <Pills
        label={invite.until}
        options={ends}
        chosen={[until]}
        onChoose={act && ((value: Until) => choose({ until: value }))}
      />
      <Press
        main={
          act && {
            'aria-disabled': obstacle !== false,
            onClick: send,
            children: obstacle || invite.send,
          }
        }
      />
    </fieldset>
  );
});

/** What was wanted, or the first that can be had instead. */
function stillPossible<Value>(options: { value: Value; disabled: boolean }[], wanted?: Value) {
  const possible = options.filter(({ disabled }) => !disabled);
  return (possible.find(({ value }) => value === wanted) ?? possible[0])?.value;
}
