import { memo } from 'react';
import { Floor } from './Floor';
import styles from './Hotel.module.css';
import { roomText } from './messages';
import { floorNumbers } from './selectors';
import type { HotelPartProps } from './types';
import { useRoomSelection } from './useRoomSelection';

const levels = [0, 1, 2, 3];

/** The rooms of all floors: the more activity, the darker. */
export const Rooms = memo(function Rooms(props: HotelPartProps) {
  const { board, state, dispatch } = props;
  const { messages } = board;
  const { tabbableCell, describedRoom, draggedRooms, handlers } = useRoomSelection(props);
  return (
    <div className={dispatch && styles.rooms}>
      <ol className={styles.floors} {...handlers}>
        {floorNumbers(board).map((floor) => (
          <Floor
            key={floor}
            {...props}
            floor={floor}
            tabbableCell={Math.floor(tabbableCell / 100) === floor ? tabbableCell : undefined}
            draggedRooms={draggedRooms}
          />
        ))}
      </ol>
      <p className={styles.legend}>
        <i data-level="shown" />
        {roomText(board, state, describedRoom ?? state.shownRoom)}
        <span>
          {messages.quiet}
          {levels.map((level) => (
            <i key={level} data-level={level} />
          ))}
          {messages.busy}
        </span>
      </p>
    </div>
  );
});
