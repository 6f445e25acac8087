import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import styles from './Hotel.module.css';
import { roomText } from './messages';
import { activityLevel, offerOnPass, recipients, roomsOnFloor, selectedRooms } from './selectors';
import type { HotelPartProps } from './types';

interface FloorProps extends HotelPartProps {
  floor: number;
  /** The cell that is in the tab order, if it is on this floor. */
  tabbableCell: number | undefined;
  draggedRooms: readonly number[];
}

/** Memoized, because hovering and focusing concern only one floor. */
export const Floor = memo(function Floor(props: FloorProps) {
  const { board, state, dispatch, floor, tabbableCell, draggedRooms } = props;
  const selected = selectedRooms(state);
  const highlighted = state.audience.kind === 'rooms' ? selected : recipients(board, state);
  const rooms = roomsOnFloor(board, floor);
  const selectedCount = rooms.filter((room) => selected.includes(room)).length;
  return (
    <li>
      {dispatch ? (
        <button
          type="button"
          className={styles.floor}
          data-cell={floor * 100}
          tabIndex={floor * 100 === tabbableCell ? 0 : -1}
          aria-label={formatMessage(board.messages.floor, { floor })}
          aria-pressed={selectedCount > 0 && (selectedCount === rooms.length || 'mixed')}
        >
          {floor}
        </button>
      ) : (
        floor
      )}
      <div>
        {rooms.map((room, column) => {
          const isHighlighted = highlighted.includes(room) || draggedRooms.includes(room);
          const data = {
            'data-level': room === state.shownRoom ? 'shown' : activityLevel(board, state, room),
            'data-highlighted': isHighlighted ? '' : undefined,
          };
          if (!dispatch) return <i key={room} {...data} />;
          const offer = offerOnPass(board, state, room);
          return (
            <button
              key={room}
              type="button"
              data-cell={room}
              tabIndex={room === tabbableCell ? 0 : -1}
              aria-label={roomText(board, state, room)}
              aria-pressed={selected.includes(room)}
              {...data}
            >
              {offer && (
                <i
                  key={`${offer.at} ${offer.offerIndex}`}
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
