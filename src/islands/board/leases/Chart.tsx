import { Slider } from '../../Slider';
import { monthStarts, monthText } from '../clock';
import live from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import styles from './Picture.module.css';
import { type Span, spanOf } from './span';
import { Unit } from './Unit';
import { todayText } from './words';

const legend = ['opens', 'ready', 'waiting', 'ended'] as const;

/** Units over months: the key is there exactly as long as the lease is. */
export function Chart(props: LeasesPartProps) {
  const { board, state, act } = props;
  const { words, clock } = board;
  const today = spanOf(clock, state.day, state.day);
  return (
    <>
      <div className={`${styles.unit} ${styles.months}`}>
        <svg aria-hidden="true">
          {monthStarts(clock.from, clock.to).map((month) => (
            <text key={month} x={spanOf(clock, month, month).x} y="16">
              {monthText(month)}
            </text>
          ))}
          <Today {...today} from="24" />
        </svg>
        {act && (
          <div className={live.day}>
            <Slider
              label={words.clock}
              {...clock}
              value={state.day}
              text={todayText(board, state)}
              onChange={(day) => act({ kind: 'day', day })}
            />
          </div>
        )}
      </div>
      <ul aria-label={words.units}>
        {board.units.map((unit) => (
          <Unit key={unit} unit={unit} {...props}>
            <Today {...today} from="0" />
          </Unit>
        ))}
      </ul>
      <p className={styles.legend}>
        {legend.map((kind) => (
          <span key={kind}>
            <i data-key={kind} />
            {words.legend[kind]}
          </span>
        ))}
      </p>
    </>
  );
}

/** The line of today, a piece in each row. */
const Today = ({ x, from }: Pick<Span, 'x'> & { from: string }) => (
  <line x1={x} x2={x} y1={from} y2="100%" />
);
