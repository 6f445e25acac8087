import { memo, useId, useState } from 'react';
import { Press } from '../ActionBar';
import { Options } from '../ChoiceGroup';
import cards from '../ChoiceGroup.module.css';
import styles from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import { guestSendText, guestText } from './messages';
import { leaseOf, mayHaveGuest } from './selectors';
import { takeBackOf } from './undo';

/** A pass for someone who comes for a day, to the unit that was chosen. */
export const Guest = memo(function Guest({ board, state, act }: LeasesPartProps) {
  const { words, trades } = board;
  const text = useId();
  const [chosen, choose] = useState(trades[0]?.key ?? '');
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return null;
  const trade = state.shown.guest ?? chosen;
  return (
    <section aria-label={act ? words.guest.title : undefined}>
      <h3>{words.guest.title}</h3>
      <p id={act ? text : undefined}>{guestText(board, state, lease)}</p>
      <Options
        label={words.guest.who}
        className={act ? `${styles.trades} ${cards.cards}` : styles.trades}
        options={trades.map(({ key, name, trade }) => ({
          value: key,
          text: (
            <>
              <b>{trade}</b> {name}
            </>
          ),
        }))}
        chosen={[trade]}
        onChoose={
          act &&
          ((guest: string) => {
            choose(guest);
            act({ kind: 'show', lease: lease.key, guest });
          })
        }
      />
      <Press
        main={
          act && {
            appearance: 'outline',
            'aria-describedby': text,
            'aria-disabled': !mayHaveGuest(board, state, lease.key, trade),
            onClick: () => act({ kind: 'guestPass', lease: lease.key, trade }),
            children: guestSendText(board, state, lease, trade),
          }
        }
        takeBack={takeBackOf({ board, state, act }, 'guestPass')}
      />
    </section>
  );
});
