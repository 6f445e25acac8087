import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { useIsHydrated } from '../useIsHydrated';
import styles from './Hotel.module.css';
import { roomLabel } from './messages';
import { activityLevel, floorSelection, offerOnPass, recipients, roomsOnFloor } from './selectors';
import type { HotelPartProps, State } from './types';

interface FloorProps
  extends Pick<HotelPartProps, 'board'>,
    Pick<State, 'time' | 'audience' | 'sentOffers'> {
  floor: number;
  /** The room whose pass is shown, if it is on this floor. */
  shownRoom: number | undefined;
  /** The cell that is in the tab order, if it is on this floor. */
  tabbableCell: number | undefined;
  draggedRooms: readonly number[];
}

/** Memoized, because focusing and showing a room concern only one floor. */
export const Floor = memo(function Floor(props: FloorProps) {
  const { board, floor, shownRoom, tabbableCell, draggedRooms, ...state } = props;
  const isHydrated = useIsHydrated();
  const selected = recipients(board, state);
  return (
    <li>
      <button
        type="button"
        className={styles.floor}
        data-cell={floor * 100}
        tabIndex={floor * 100 === tabbableCell ? 0 : -1}
        aria-label={formatMessage(board.messages.floor, { floor })}
        aria-pressed={floorSelection(board, state, floor)}
      >
        {floor}
      </button>
      <div>
        {roomsOnFloor(board, floor).map((room, column) => {
          const level = activityLevel(board, state, room);
          const isRecipient = selected.includes(room);
          const isDragged = draggedRooms.includes(room) && level !== 'vacant';
          const data = {
            'data-level': level,
            'data-shown': room === shownRoom ? '' : undefined,
            'data-highlighted': isRecipient || isDragged ? '' : undefined,
          };
          const offer = offerOnPass(board, state, room);
          const label = roomLabel(board, state, room, { isRecipient, isUpdated: !!offer });
          return (
            <button
              key={room}
              type="button"
              data-cell={room}
              tabIndex={room === tabbableCell ? 0 : -1}
              title={isHydrated ? label : undefined}
              aria-pressed={room === shownRoom}
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
