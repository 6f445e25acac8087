import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { PlacesTaken } from '../OccupancyBar';
import { timeText } from '../time';
import { AudienceRow } from './AudienceRow';
import styles from './AudienceRow.module.css';
import type { LivePartProps } from './Rooms';
import { placesTaken } from './selectors';

/** How many of the places at each event are taken. */
export const Events = memo(function Events({ board, state, act }: LivePartProps) {
  const { words, events } = board;
  const { audience } = state;
  return (
    <ul className={styles.rows} aria-label={words.views.events}>
      {events.map(({ key, name, starts, places, everyone }) => {
        const count = placesTaken(board, state, key);
        return (
          <AudienceRow
            key={key}
            name={name}
            detail={timeText(starts)}
            count={formatMessage(words.taken, { count, places })}
            countInWords={formatMessage(words.takenInWords, { count, places })}
            everyone={everyone}
            isChosen={audience.kind === 'event' && audience.event === key}
            onChoose={() => act({ kind: 'event', event: key })}
          >
            <PlacesTaken taken={count} of={places} />
          </AudienceRow>
        );
      })}
    </ul>
  );
});
