import { memo } from 'react';
import { Press } from '../ActionBar';
import { Clock } from '../Clock';
import { dayText } from '../time';
import styles from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import { keyText, sendText } from './messages';
import { endOf, endsBetween, leaseOf, maySendKey } from './selectors';
import { takeBackOf } from './undo';

/** The key of the lease that was chosen: sent with a press, and it ends when the lease does. */
export const Key = memo(function Key({
  board,
  state,
  act,
  fresh,
}: LeasesPartProps & { fresh: boolean }) {
  const { words } = board;
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return null;
  const { key, unit, name } = lease;
  const title = `${unit}, ${name}`;
  const ends = endsBetween(board, state, key);
  const end = endOf(board, state, lease);
  return (
    <section aria-label={act ? title : undefined}>
      <h3>{title}</h3>
      <p>{keyText(board, state, lease)}</p>
      <div className={styles.end}>
        <Clock
          label={words.ends}
          {...(ends ?? { from: end, to: end })}
          step={1}
          value={end}
          text={dayText(end)}
          onChange={act && ends && ((to) => act({ kind: 'moveEnd', lease: key, to }))}
        />
      </div>
      <Press
        main={
          act && {
            'aria-disabled': !maySendKey(board, state, key),
            onClick: () => act({ kind: 'sendKey', lease: key }),
            children: sendText(board, state, lease),
          }
        }
        takeBack={takeBackOf({ board, state, act }, 'moveEnd', 'sendKey')}
        begin={fresh && words.begin}
      />
    </section>
  );
});
