import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { Press } from '../ActionBar';
import { timeText } from '../time';
import styles from './Access.module.css';
import { standingText } from './messages';
import type { AccessPartProps } from './parts';
import { accessAt, doorsOf, endOf, isOver, opens, personOf, standingOf } from './selectors';

/** What the pass that is shown opens now, and its end on all of that at once. */
export const EndAccess = memo(function EndAccess({
  board,
  state,
  act,
  fresh,
}: AccessPartProps & { fresh: boolean }) {
  const { words, buildings } = board;
  const { shown: person, time } = state;
  const access = accessAt(board, state, person, time);
  const over = !access || isOver(access, time);
  const isOpen = ({ key }: { key: string }) => opens(board, state, person, key, time);
  const ended = access && over && standingText(board, standingOf(access, time));
  const facts = [
    [words.doors, doorsOf(board).filter(isOpen).length],
    [words.count, buildings.filter(({ doors }) => doors.some(isOpen)).length],
    [words.when, ended || formatMessage(words.now, { time: timeText(time) })],
  ] as const;
  const canGiveBack = endOf(board, state, person) !== undefined;
  return (
    <fieldset className={styles.end}>
      <legend className="visually-hidden">
        {formatMessage(words.action, { person: personOf(board, person)?.name ?? '' })}
      </legend>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Press
        main={
          act &&
          (canGiveBack || !over) && {
            appearance: canGiveBack ? 'outline' : 'ink',
            onClick: () => act({ kind: canGiveBack ? 'giveBack' : 'end', person }),
            children: canGiveBack ? words.giveBack : words.end,
          }
        }
        begin={fresh}
      />
    </fieldset>
  );
});
