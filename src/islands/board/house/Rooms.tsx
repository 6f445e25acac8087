import { type Dispatch, memo } from 'react';
import type { House } from '../../../model/boards/house-schema';
import type { PartProps } from '../useBoard';
import { Floor } from './Floor';
import live from './House.module.css';
import styles from './HousePicture.module.css';
import { floorsOf } from './select';
import type { Action, State } from './state';
import { useHand } from './useHand';
import { roomText } from './words';

export type HousePartProps = PartProps<House, State, Action>;

export interface LivePartProps extends HousePartProps {
  act: Dispatch<Action>;
}

const levels = [0, 1, 2, 3];

/** A house as its rooms: an arch each, darker where there is more going on. */
export const Rooms = memo(function Rooms(props: HousePartProps) {
  const { board, state, act } = props;
  const { words } = board;
  const { current, pointed, swept, handlers } = useHand(board, state, act);
  return (
    <div className={act ? live.rooms : undefined}>
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
