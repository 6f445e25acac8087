import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { CountBar } from '../CountBar';
import { timeText } from '../time';
import { AudienceRow } from './AudienceRow';
import styles from './AudienceRow.module.css';
import { bookedPlaces } from './selectors';
import type { InteractivePartProps } from './types';

/** The booked places of each event. */
export const Events = memo(function Events({ board, state, dispatch }: InteractivePartProps) {
  const { messages, events } = board;
  const { audience: selected } = state;
  return (
    <ul className={styles.rows} aria-label={messages.views.events}>
      {events.map(({ key, name, startsAt, capacity, audience }) => {
        const count = bookedPlaces(board, state, key);
        return (
          <AudienceRow
            key={key}
            name={name}
            detail={timeText(startsAt)}
            count={formatMessage(messages.bookings, { count, places: capacity })}
            countText={formatMessage(messages.bookingsSpoken, { count, places: capacity })}
            audience={audience}
            isSelected={selected.kind === 'event' && selected.event === key}
            onSelect={() => dispatch({ type: 'selectEvent', event: key })}
          >
            <CountBar count={count} max={capacity} />
          </AudienceRow>
        );
      })}
    </ul>
  );
});
