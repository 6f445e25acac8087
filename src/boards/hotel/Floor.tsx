import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import styles from './Hotel.module.css';
import { roomText } from './messages';
import type { HotelPartProps } from './Rooms';
import { levelOf, recipients, roomsOn, selectedRooms, sendingOn } from './selectors';

interface FloorProps extends HotelPartProps {
  floor: number;
  /** Where the focus goes, if that is here. */
  current: number | false;
  /** Rooms that the hand is sweeping over, wherever they are. */
  swept: readonly number[];
}

/** Drawn for itself: a hand that points here or there has only its own floor drawn again. */
export const Floor = memo(function Floor({ board, state, act, floor, current, swept }: FloorProps) {
  const selected = selectedRooms(state);
  const chosen = state.audience.kind === 'rooms' ? selected : recipients(board, state);
  const rooms = roomsOn(board, floor);
  const count = rooms.filter((room) => selected.includes(room)).length;
  return (
    <li>
      {act ? (
        <button
          type="button"
          className={styles.floor}
          data-place={floor * 100}
          tabIndex={floor * 100 === current ? 0 : -1}
          aria-label={formatMessage(board.words.floor, { floor })}
          aria-pressed={count > 0 && (count === rooms.length || 'mixed')}
        >
          {floor}
        </button>
      ) : (
        floor
      )}
      <div>
        {rooms.map((room, column) => {
          const look = {
            'data-level': room === state.shown ? 'x' : levelOf(board, state, room),
            'data-chosen': chosen.includes(room) || swept.includes(room) ? '' : undefined,
          };
          if (!act) return <i key={room} {...look} />;
          const sending = sendingOn(board, state, room);
          return (
            <button
              key={room}
              type="button"
              data-place={room}
              tabIndex={room === current ? 0 : -1}
              aria-label={roomText(board, state, room)}
              aria-pressed={selected.includes(room)}
              {...look}
            >
              {sending && (
                <i
                  key={`${sending.at} ${sending.offer}`}
                  className={styles.sent}
                  style={{ animationDelay: `${column * 35}ms` }}
                />
              )}
            </button>
          );
        })}
      </div>
    </li>
  );
});
