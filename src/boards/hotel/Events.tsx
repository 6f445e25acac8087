import { memo } from 'react';
import { formatMessage, timeText } from '../../model/derive/format-message';
import { CountBar } from '../CountBar';
import { AudienceRow } from './AudienceRow';
import styles from './AudienceRow.module.css';
import { bookings } from './selectors';
import type { HotelPartProps } from './types';

/** The booked places of each event. */
export const Events = memo(function Events({ state, dispatch }: HotelPartProps) {
  const { messages, events } = state.board;
  const { audience: selected } = state;
  return (
    <ul className={styles.rows} aria-label={messages.views.events}>
      {events.map(({ key, name, startsAt, capacity, audience }) => {
        const values = { ...bookings(state, key), places: capacity };
        return (
          <AudienceRow
            key={key}
            name={name}
            detail={timeText(startsAt)}
            count={formatMessage(messages.bookings, values)}
            countDetail={formatMessage(messages.bookedGuests, values)}
            countText={formatMessage(messages.bookingsSpoken, values)}
            audience={audience}
            isSelected={selected.kind === 'event' && selected.event === key}
            onSelect={() => dispatch({ type: 'selectEvent', event: key })}
          >
            <CountBar count={values.count} max={capacity} />
          </AudienceRow>
        );
      })}
    </ul>
  );
});
