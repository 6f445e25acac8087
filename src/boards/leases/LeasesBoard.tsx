import { memo } from 'react';
import type { LeasesContent } from '../../model/schema/boards/leases';
import { BoardLayout } from '../BoardLayout';
import { CountList } from '../CountList';
import type { BoardProps } from '../types';
import { useBoard } from '../useBoard';
import { DaySlider } from './DaySlider';
import { GuestPassPanel } from './GuestPassPanel';
import { KeyPanel } from './KeyPanel';
import { LeaseChart } from './LeaseChart';
import styles from './Leases.module.css';
import { announcementFor, dayText, phoneState } from './messages';
import { getInitialState, reducer } from './reducer';
import { counts } from './selectors';
import type { LeasesPartProps } from './types';

const logic = {
  getInitialState,
  reducer,
  announcementFor,
  phoneState,
  shownKey: 'shownPass',
} as const;

/** Shows the leases of a building, and sends keys and guest passes. */
export function LeasesBoard(props: BoardProps<LeasesContent>) {
  const { board } = props;
  const { partProps, deferredPartProps, isPristine, resetCount, layoutProps } = useBoard(
    logic,
    props,
  );
  return (
    <BoardLayout
      {...layoutProps}
      header={
        <p>
          {`${board.messages.clock} `}
          <b>{dayText(board, partProps.state.day)}</b>
        </p>
      }
    >
      <DaySlider {...partProps} />
      <LeaseChart {...deferredPartProps} />
      <Counts {...deferredPartProps} />
      <div className={styles.panels}>
        <KeyPanel {...partProps} isPristine={isPristine} />
        <GuestPassPanel key={resetCount} {...partProps} />
      </div>
    </BoardLayout>
  );
}

const Counts = memo(function Counts({ state }: LeasesPartProps) {
  const { messages } = state.board;
  const { units, leased, keys, guestPasses } = counts(state);
  return (
    <div className={styles.counts}>
      <CountList
        rows={[
          { name: messages.leased, count: leased, max: units },
          { name: messages.keys, count: keys, max: units, label: String(keys) },
          {
            name: messages.guestPasses,
            count: guestPasses,
            max: units,
            label: String(guestPasses),
          },
        ]}
      />
    </div>
  );
});
