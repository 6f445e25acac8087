import { type Dispatch, memo } from 'react';
import type { House } from '../../../model/boards/house-schema';
import { fill } from '../../../model/fill';
import type { PartProps } from '../useBoard';
import styles from './Picture.module.css';
import live from './Rooms.module.css';
import { floorsOf, levelOf, recipients, roomsOn, sendingOn } from './select';
import type { Action, State } from './state';
import { useHand } from './useHand';
import { roomText } from './words';

export type HousePartProps = PartProps<House, State, Action>;

export interface LivePartProps extends HousePartProps {
  act: Dispatch<Action>;
}

const levels = [0, 1, 2, 3];

/** A house as its rooms: an arch each, darker where there is more going on. */
export const Rooms = memo(function Rooms({ board, state, act }: HousePartProps) {
  const { words } = board;
  const { current, pointed, swept, handlers } = useHand(board, state, act);
  const { audience, shown } = state;
  const selected = audience.kind === 'rooms' ? audience.rooms : [];
  const chosen = audience.kind === 'rooms' ? selected : recipients(board, state);
  const look = (room: number) => ({
    'data-level': room === shown ? 'x' : levelOf(board, state, room),
    'data-chosen': chosen.includes(room) || swept.includes(room) ? '' : undefined,
  });
  const pressed = (rooms: number[]) => {
    const count = rooms.filter((room) => selected.includes(room)).length;
    return count === 0 ? false : count === rooms.length || 'mixed';
  };

  const drawRoom = (room: number, column: number) => {
    if (!act) return <i key={room} {...look(room)} />;
    const sending = sendingOn(board, state, room);
    return (
      <button
        key={room}
        type="button"
        data-place={room}
        tabIndex={room === current ? 0 : -1}
        aria-label={roomText(board, state, room)}
        aria-pressed={selected.includes(room)}
        {...look(room)}
      >
        {sending && (
          <i
            key={`${sending.at} ${sending.offer}`}
            className={live.sent}
            style={{ animationDelay: `${column * 35}ms` }}
          />
        )}
      </button>
    );
  };

  const drawFloor = (floor: number) =>
    act ? (
      <button
        type="button"
        className={live.floor}
        data-place={floor * 100}
        tabIndex={floor * 100 === current ? 0 : -1}
        aria-label={fill(words.floor, { floor })}
        aria-pressed={pressed(roomsOn(board, floor))}
      >
        {floor}
      </button>
    ) : (
      floor
    );

  return (
    <div className={act ? live.house : undefined}>
      <ol className={styles.floors} {...handlers}>
        {floorsOf(board).map((floor) => (
          <li key={floor}>
            {drawFloor(floor)}
            <div>{roomsOn(board, floor).map(drawRoom)}</div>
          </li>
        ))}
      </ol>
      <p className={styles.legend}>
        <i data-level="x" />
        {roomText(board, state, pointed ?? shown)}
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
