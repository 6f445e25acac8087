import { formatMessage } from '../../model/derive/format-message';
import { ActionBar } from '../ActionBar';
import styles from './Access.module.css';
import { accessFacts } from './messages';
import { accessAt, canEnd, findPerson, undoableEnd } from './selectors';
import type { AccessPartProps } from './types';

interface EndAccessPanelProps extends AccessPartProps {
  isPristine: boolean;
}

/** What the shown pass opens, and the button that ends access to all doors. */
export function EndAccessPanel({ board, state, dispatch, isPristine }: EndAccessPanelProps) {
  const { messages } = board;
  const { shownPerson: person, time } = state;
  const access = accessAt(board, state, person, time);
  const canRestore = undoableEnd(board, state, person) !== undefined;
  return (
    <fieldset className={styles.end}>
      <legend>
        {formatMessage(messages.endTitle, { person: findPerson(board, person)?.name ?? '' })}
      </legend>
      <dl>
        {accessFacts(board, state).map(({ label, value }) => (
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
