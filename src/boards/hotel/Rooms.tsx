import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { Button } from '../../ui/Button';
import { Floor } from './Floor';
import styles from './Hotel.module.css';
import { recipientButton, roomText } from './messages';
import { activityHours, activityLevel, floorNumbers } from './selectors';
import type { HotelPartProps } from './types';
import { useRoomSelection } from './useRoomSelection';

const levels = [0, 1, 2, 3];

/** The rooms of all floors: the more activity, the darker. */
export const Rooms = memo(function Rooms(props: HotelPartProps) {
  const { state, dispatch } = props;
  const { board, shownRoom, time, audience, sentOffers } = state;
  const { tabbableCell, draggedRooms, handlers } = useRoomSelection(props);
  const isCellOnFloor = (floor: number, cell: number) => Math.floor(cell / 100) === floor;
  const { canToggle, text } = recipientButton(state);
  return (
    <div className={styles.rooms}>
      <ol className={styles.floors} {...handlers}>
        {floorNumbers(board).map((floor) => (
          <Floor
            key={floor}
            {...{ board, floor, time, audience, sentOffers, draggedRooms }}
            shownRoom={isCellOnFloor(floor, shownRoom) ? shownRoom : undefined}
            tabbableCell={isCellOnFloor(floor, tabbableCell) ? tabbableCell : undefined}
          />
        ))}
      </ol>
      <div className={styles.shown}>
        <p>
          <i data-level={activityLevel(state, shownRoom)} data-shown="" />
          {roomText(state, shownRoom)}
        </p>
        <Button
          appearance="outline"
          size="tiny"
          aria-disabled={!canToggle}
          onClick={() => dispatch({ type: 'toggleRoom', room: shownRoom })}
        >
          {text}
        </Button>
      </div>
      <p className={styles.legend}>
        <span>
          <i data-level="vacant" />
          {board.messages.vacant}
        </span>
        <span>
          {board.messages.quiet}
          {levels.map((level) => (
            <i key={level} data-level={level} />
          ))}
          {board.messages.busy}
        </span>
        <span>{formatMessage(board.messages.activity, { hours: activityHours })}</span>
        <span>
          <i data-level="1" data-highlighted="" />
          {board.messages.recipient}
        </span>
        <span>
          <i data-level="1" data-updated="" />
          {board.messages.updated}
        </span>
      </p>
    </div>
  );
});
