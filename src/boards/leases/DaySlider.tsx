import { Slider } from '../../ui/controls/Slider';
import { monthStarts, monthText } from '../time';
import styles from './Leases.module.css';
import { dayText } from './messages';
import { percentSpan } from './percent-span';
import { TodayLine } from './TodayLine';
import type { LeasesPartProps } from './types';

/** The months above the chart, with a slider for the current day. */
export function DaySlider({ state, dispatch }: LeasesPartProps) {
  const { board } = state;
  const { messages, clock } = board;
  return (
    <div className={`${styles.unit} ${styles.months}`}>
      <svg aria-hidden="true">
        {monthStarts(clock.from, clock.to).map((month) => (
          <text key={month} x={percentSpan(clock, month, month).x} y="16">
            {monthText(month)}
          </text>
        ))}
        <TodayLine range={clock} day={state.day} top="24" />
      </svg>
      <div className={styles.day}>
        <Slider
          label={messages.clock}
          {...clock}
          value={state.day}
          text={dayText(board, state.day)}
          onChange={(day) => dispatch({ type: 'setDay', day })}
        />
      </div>
    </div>
  );
}
