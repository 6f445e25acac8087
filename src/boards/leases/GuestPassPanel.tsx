import { useId, useState } from 'react';
import { ActionBar } from '../ActionBar';
import { ChoiceGroup } from '../ChoiceGroup';
import cards from '../ChoiceGroup.module.css';
import styles from './Leases.module.css';
import { guestPanelText, sendGuestPassText } from './messages';
import { canSendGuestPass, shownLease } from './selectors';
import type { LeasesPartProps } from './types';
import { undoAction } from './undo-action';

/** Sends a guest pass for the unit of the shown pass. */
export function GuestPassPanel(props: LeasesPartProps) {
  const { state, dispatch } = props;
  const { messages, guests } = state.board;
  const descriptionId = useId();
  const [selectedGuest, setSelectedGuest] = useState(guests[0]?.key ?? '');
  const lease = shownLease(state);
  const guest = state.shownPass.guest ?? selectedGuest;
  return (
    <section aria-label={messages.guest.title}>
      <h3>{messages.guest.title}</h3>
      <p id={descriptionId}>{guestPanelText(state, lease)}</p>
      <ChoiceGroup
        label={messages.guest.who}
        className={`${styles.guests} ${cards.cards}`}
        options={guests.map(({ key, name, profession }) => ({
          value: key,
          text: (
            <>
              <b>{profession}</b> {name}
            </>
          ),
        }))}
        selected={[guest]}
        onSelect={(value: string) => {
          setSelectedGuest(value);
          dispatch({ type: 'showPass', lease: lease.key, guest: value });
        }}
      />
      <ActionBar
        primary={{
          appearance: 'outline',
          'aria-describedby': descriptionId,
          'aria-disabled': !canSendGuestPass(state, lease, guest),
          onClick: () => dispatch({ type: 'sendGuestPass', lease: lease.key, guest }),
          children: sendGuestPassText(state, lease, guest),
        }}
        undo={undoAction(props, 'sendGuestPass')}
      />
    </section>
  );
}
