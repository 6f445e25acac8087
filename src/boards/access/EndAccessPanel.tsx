import { formatMessage } from '../../model/derive/format-message';
import { ActionBar } from '../ActionBar';
import styles from './Access.module.css';
import { accessFacts } from './messages';
import { accessAt, automaticEndKind, canEnd, canRestore, findPerson } from './selectors';
import type { AccessPartProps } from './types';

type EndAccessPanelProps = AccessPartProps & { isPristine: boolean };

/** What the shown pass opens, and the button that ends access to all doors. */
export function EndAccessPanel({ state, dispatch, isPristine }: EndAccessPanelProps) {
  const { board } = state;
  const { messages } = board;
  const { shownPerson: person, time } = state;
  const access = accessAt(state, person, time);
  const isRestore = canRestore(access, time);
  const automaticEnd = automaticEndKind(access, time);
  return (
    <fieldset className={styles.end}>
      <legend>
        {formatMessage(messages.endTitle, { person: findPerson(board, person).name })}
      </legend>
      <dl>
        {accessFacts(state).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ActionBar
        primary={
          isRestore || canEnd(access, time)
            ? {
                appearance: isRestore ? 'outline' : 'ink',
                onClick: () =>
                  dispatch({ type: isRestore ? 'restoreAccess' : 'endAccess', person }),
                children: isRestore ? messages.restoreAccess : messages.endAccess,
              }
            : undefined
        }
        disabledReason={automaticEnd && messages.cannotRestore[automaticEnd]}
        isHighlighted={isPristine}
      />
    </fieldset>
  );
}
