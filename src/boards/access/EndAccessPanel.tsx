import { formatMessage } from '../../model/derive/format-message';
import { ActionBar } from '../ActionBar';
import { timeText } from '../time';
import styles from './Access.module.css';
import { statusText } from './messages';
import {
  accessAt,
  accessStatus,
  allDoors,
  canEnd,
  canOpen,
  findPerson,
  hasEnded,
  undoableEnd,
} from './selectors';
import type { AccessPartProps } from './types';

interface EndAccessPanelProps extends AccessPartProps {
  isPristine: boolean;
}

/** What the shown pass opens, and the button that ends access to all doors. */
export function EndAccessPanel({ board, state, dispatch, isPristine }: EndAccessPanelProps) {
  const { messages, buildings } = board;
  const { shownPerson: person, time } = state;
  const access = accessAt(board, state, person, time);
  const isOver = !access || hasEnded(access, time);
  const isOpen = ({ key }: { key: string }) => canOpen(board, state, person, key, time);
  const endText = access && isOver && statusText(board, accessStatus(access, time));
  const facts = [
    [messages.doors, allDoors(board).filter(isOpen).length],
    [messages.buildings, buildings.filter(({ doors }) => doors.some(isOpen)).length],
    [messages.when, endText || formatMessage(messages.now, { time: timeText(time) })],
  ] as const;
  const canRestore = undoableEnd(board, state, person) !== undefined;
  return (
    <fieldset className={styles.end}>
      <legend className="visually-hidden">
        {formatMessage(messages.endTitle, { person: findPerson(board, person)?.name ?? '' })}
      </legend>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ActionBar
        primary={
          dispatch && (canRestore || canEnd(access, time))
            ? {
                appearance: canRestore ? 'outline' : 'ink',
                onClick: () =>
                  dispatch({ type: canRestore ? 'restoreAccess' : 'endAccess', person }),
                children: canRestore ? messages.restoreAccess : messages.endAccess,
              }
            : undefined
        }
        isHighlighted={isPristine}
      />
    </fieldset>
  );
}
