import { ActionBar } from '../ActionBar';
import { LabeledSlider } from '../LabeledSlider';
import { dayText } from '../time';
import styles from './Leases.module.css';
import { keyText, sendKeyText } from './messages';
import { canSendKey, endRange, findLease, leaseEnd } from './selectors';
import type { LeasesPartProps } from './types';
import { undoAction } from './undo-action';

interface KeyPanelProps extends LeasesPartProps {
  isPristine: boolean;
}

/** Sends the key of the shown lease, and moves the end of that lease. */
export function KeyPanel({ isPristine, ...props }: KeyPanelProps) {
  const { board, state, dispatch } = props;
  const { messages } = board;
  const lease = findLease(board, state.shownPass.lease);
  if (!lease) return null;
  const { key, unit, name } = lease;
  const title = `${unit}, ${name}`;
  const range = endRange(board, state, key);
  const end = leaseEnd(board, state, lease);
  const moveEnd = dispatch && ((to: number) => dispatch({ type: 'moveEnd', lease: key, to }));
  return (
    <section aria-label={dispatch && title}>
      <h3>{title}</h3>
      <p>{keyText(board, state, lease)}</p>
      <div className={styles.end}>
        <LabeledSlider
          label={messages.leaseEnds}
          {...(range ?? { from: end, to: end })}
          step={1}
          value={end}
          text={dayText(end)}
          onChange={range && moveEnd}
        />
      </div>
      <ActionBar
        primary={
          dispatch && {
            'aria-disabled': !canSendKey(board, state, key),
            onClick: () => dispatch({ type: 'sendKey', lease: key }),
            children: sendKeyText(board, state, lease),
          }
        }
        undo={undoAction(props, 'moveEnd', 'sendKey')}
        isHighlighted={isPristine}
        hint={messages.hint}
      />
    </section>
  );
}
