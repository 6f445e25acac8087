import { ActionBar } from '../ActionBar';
import { LabeledSlider } from '../LabeledSlider';
import styles from './Leases.module.css';
import { dayText, keyActionText, keyText } from './messages';
import { endRange, keyAction, leaseEnd, shownLease } from './selectors';
import type { LeasesPartProps } from './types';
import { undoAction } from './undo-action';

type KeyPanelProps = LeasesPartProps & { isPristine: boolean };

/** Sends the key of the shown lease, moves the end of that lease and renews it. */
export function KeyPanel({ isPristine, ...props }: KeyPanelProps) {
  const { state, dispatch } = props;
  const { board } = state;
  const { messages } = board;
  const lease = shownLease(state);
  const { key: leaseId, unit, name } = lease;
  const title = `${unit}, ${name}`;
  const range = endRange(state, lease);
  const end = leaseEnd(state, lease);
  const action = keyAction(state, lease);
  const setLeaseEnd = (to: number) => dispatch({ type: 'setLeaseEnd', lease: leaseId, to });
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{keyText(state, lease)}</p>
      <div className={styles.end}>
        <LabeledSlider
          label={range ? messages.leaseEnds : messages.leaseEnded}
          {...(range ?? { from: end, to: end })}
          step={1}
          value={end}
          text={dayText(board, end)}
          onChange={range ? setLeaseEnd : undefined}
        />
      </div>
      <ActionBar
        primary={{
          'aria-disabled': !action,
          onClick: action && (() => dispatch(action)),
          children: keyActionText(state, lease),
        }}
        undo={undoAction(props, 'setLeaseEnd', 'sendKey', 'renew')}
        isHighlighted={isPristine}
        hint={messages.hint}
      />
    </section>
  );
}
