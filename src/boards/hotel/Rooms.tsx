import { type Dispatch, memo } from 'react';
import type { HotelContent } from '../../model/schema/boards/hotel';
import type { PartProps } from '../useBoard';
import { Floor } from './Floor';
import styles from './Hotel.module.css';
import { roomText } from './messages';
import type { Action, State } from './reducer';
import { floorsOf } from './selectors';
import { useHand } from './useRoomSelection';

export type HotelPartProps = PartProps<HotelContent, State, Action>;

export interface LivePartProps extends HotelPartProps {
  act: Dispatch<Action>;
}

const levels = [0, 1, 2, 3];

/** A house as its rooms: an arch each, darker where there is more going on. */
export const Rooms = memo(function Rooms(props: HotelPartProps) {
  const { board, state, act } = props;
  const { words } = board;
  const { current, pointed, swept, handlers } = useHand(board, state, act);
  return (
    <div className={act ? styles.rooms : undefined}>
      <ol className={styles.floors} {...handlers}>
        {floorsOf(board).map((floor) => (
          <Floor
            key={floor}
            {...props}
            floor={floor}
            current={Math.floor(current / 100) === floor && current}
            swept={swept}
          />
        ))}
      </ol>
      <p className={styles.legend}>
        <i data-level="x" />
        {roomText(board, state, pointed ?? state.shown)}
        <span>
          {words.quiet}
          {levels.map((level) => (
            <i key={level} data-level={level} />
          ))}
          {words.busy}
        </span>
      </p>
    </div>
  );
});
