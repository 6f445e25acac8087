import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { Clock } from '../Clock';
import { dayText } from '../clock';
import { beginMark } from '../Frame';
import live from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import styles from './Picture.module.css';
import { endOf, endsBetween, lastDeed, leaseOf, maySendKey } from './select';
import { keyText, sendText } from './words';

/** The key of the lease that was chosen: sent with a press, and it ends when the lease does. */
export function Key({ board, state, act, fresh }: LeasesPartProps & { fresh: boolean }) {
  const { words } = board;
  const title = useId();
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return null;
  const { key, unit, name } = lease;
  const ends = endsBetween(board, state, key);
  const end = endOf(board, state, lease);
  const last = lastDeed(board, state);
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>
        {unit}, {name}
      </h3>
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
      <div className={act ? `${styles.press} ${live.press}` : styles.press}>
        {act && (
          <>
            <Button
              className={beginMark(fresh)}
              aria-disabled={!maySendKey(board, state, key)}
              onClick={() => act({ kind: 'sendKey', lease: key })}
            >
              {sendText(board, state, lease)}
            </Button>
            {last?.lease === key && last.kind !== 'guestPass' && (
              <Button look="outline" onClick={() => act({ kind: 'takeBack' })}>
                {words.takeBack}
              </Button>
            )}
            {fresh && <span className={live.hint}>{words.begin}</span>}
          </>
        )}
      </div>
    </section>
  );
}
