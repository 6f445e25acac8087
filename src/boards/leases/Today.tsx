import { memo } from 'react';
import { Slider } from '../../ui/controls/Slider';
import { monthStarts, monthText } from '../time';
import styles from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import { todayText } from './messages';
import { spanOf } from './span';

/** The months, and today among them, to be slid. */
export const Today = memo(function Today({ board, state, act }: LeasesPartProps) {
  const { words, clock } = board;
  return (
    <div className={`${styles.unit} ${styles.months}`}>
      <svg aria-hidden="true">
        {monthStarts(clock.from, clock.to).map((month) => (
          <text key={month} x={spanOf(clock, month, month).x} y="16">
            {monthText(month)}
          </text>
        ))}
        <TodayLine {...{ board, state }} from="24" />
      </svg>
      {act && (
        <div className={styles.day}>
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
  );
});

/** The line of today, a piece in each row. */
export function TodayLine({
  board,
  state,
  from,
}: Pick<LeasesPartProps, 'board' | 'state'> & { from: string }) {
  const { x } = spanOf(board.clock, state.day, state.day);
  return <line x1={x} x2={x} y1={from} y2="100%" />;
}
