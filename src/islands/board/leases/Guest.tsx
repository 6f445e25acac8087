import { useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Options } from '../Options';
import live from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import styles from './Picture.module.css';
import { lastDeed, leaseOf, mayHaveGuest } from './select';
import { guestSendText, guestText } from './words';

/** A pass for someone who comes for a day, to the unit that was chosen. */
export function Guest({ board, state, act }: LeasesPartProps) {
  const { words, trades } = board;
  const [title, text] = [useId(), useId()];
  const [chosen, choose] = useState(trades[0]?.key ?? '');
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return null;
  const trade = state.shown.guest ?? chosen;
  const last = lastDeed(board, state);
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{words.guest.title}</h3>
      <p id={text}>{guestText(board, state, lease)}</p>
      <Options
        label={words.guest.who}
        className={act ? `${styles.trades} ${live.trades}` : styles.trades}
        options={trades.map(({ key, name, trade }) => ({
          value: key,
          text: (
            <>
              <b>{trade}</b> {name}
            </>
          ),
        }))}
        value={trade}
        onChange={
          act &&
          ((guest: string) => {
            choose(guest);
            act({ kind: 'show', lease: lease.key, guest });
          })
        }
      />
      <div className={act ? `${styles.press} ${live.press}` : styles.press}>
        {act && (
          <>
            <Button
              look="outline"
              aria-describedby={text}
              aria-disabled={!mayHaveGuest(board, state, lease.key, trade)}
              onClick={() => act({ kind: 'guestPass', lease: lease.key, trade })}
            >
              {guestSendText(board, state, lease, trade)}
            </Button>
            {last?.lease === lease.key && last.kind === 'guestPass' && (
              <Button look="outline" onClick={() => act({ kind: 'takeBack' })}>
                {words.takeBack}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
