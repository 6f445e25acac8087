import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { useIsHydrated } from '../useIsHydrated';
import styles from './Hotel.module.css';
import { roomLabel } from './messages';
import {
  type AudienceState,
  activityLevel,
  floorSelection,
  type OfferState,
  offerOnPass,
  recipients,
  roomsOnFloor,
} from './selectors';

interface FloorProps extends AudienceState, OfferState {
  floor: number;
  /** The room whose pass is shown, if it is on this floor. */
  shownRoom: number | undefined;
  /** The cell that is in the tab order, if it is on this floor. */
  tabbableCell: number | undefined;
  draggedRooms: readonly number[];
}

/** Memoized, because focusing and showing a room concern only one floor. */
export const Floor = memo(function Floor(props: FloorProps) {
  const { floor, shownRoom, tabbableCell, draggedRooms, ...state } = props;
  const { board } = state;
  const isHydrated = useIsHydrated();
  const selected = recipients(state);
  return (
    <li>
      <button
        type="button"
        className={styles.floor}
        data-cell={floor * 100}
        tabIndex={floor * 100 === tabbableCell ? 0 : -1}
        aria-label={formatMessage(board.messages.floor, { floor })}
        aria-pressed={floorSelection(state, floor)}
      >
        {floor}
      </button>
      <div>
        {roomsOnFloor(board, floor).map((room, column) => {
          const level = activityLevel(state, room);
          const isRecipient = selected.includes(room);
          const isDragged = draggedRooms.includes(room) && level !== 'vacant';
          const data = {
            'data-level': level,
            'data-shown': room === shownRoom ? '' : undefined,
            'data-highlighted': isRecipient || isDragged ? '' : undefined,
          };
          const offer = offerOnPass(state, room);
          const label = roomLabel(state, room, { isRecipient, isUpdated: !!offer });
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
