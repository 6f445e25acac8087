import { type Block, placeOf } from '../../model/board-schema';
import styles from './Rooms.module.css';

type RoomsProps = Extract<Block, { kind: 'rooms' }>;

const arch = { width: 36, height: 38, pitch: 46 };
const levels = ['0', '1', '2', '3', 'x'];

/** A house as its rooms: an arch each, darker where there is more going on. */
export function Rooms({ views, floors, marked, quiet, busy }: RoomsProps) {
  return (
    <>
      <p className={styles.views}>
        {views.map((view) => (
          <span key={view}>{view}</span>
        ))}
      </p>
      <ol className={styles.floors}>
        {levelled(floors, marked.room).map(({ floor, rooms }) => (
          <li key={floor}>
            {floor}
            <svg
              viewBox={`0 0 ${rooms.length * arch.pitch - 10} ${arch.height}`}
              aria-hidden="true"
            >
              {levels.map((level) => (
                <path key={level} data-level={level} d={archesAt(rooms, level)} />
              ))}
            </svg>
          </li>
        ))}
      </ol>
      <p className={styles.legend}>
        <i data-level="x" />
        {marked.text}
        <span>
          {quiet}
          {levels.slice(0, 4).map((level) => (
            <i key={level} data-level={level} />
          ))}
          {busy}
        </span>
      </p>
    </>
  );
}

/** The list runs from the top of the house down. */
function levelled(floors: number[][], marked: number) {
  const { floor: markedFloor, place: markedPlace } = placeOf(marked);
  return floors.map((rooms, index) => {
    const floor = floors.length - index;
    const isMarked = (place: number) => floor === markedFloor && place === markedPlace;
    return { floor, rooms: rooms.map((level, place) => (isMarked(place) ? 'x' : `${level}`)) };
  });
}

function archesAt(rooms: string[], level: string) {
  const radius = arch.width / 2;
  return rooms
    .map((room, index) =>
      room === level
        ? `M${index * arch.pitch} ${arch.height}V${radius}a${radius} ${radius} 0 0 1 ${arch.width} 0V${arch.height}z`
        : '',
    )
    .join('');
}
