import { memo } from 'react';
import type { LeasesContent } from '../../model/schema/boards/leases';
import { BoardLayout } from '../BoardLayout';
import { OccupancyList } from '../OccupancyList';
import type { BoardProps } from '../types';
import { useBoard } from '../useBoard';
import { DaySlider } from './DaySlider';
import { GuestPassForm } from './GuestPassForm';
import { KeyForm } from './KeyForm';
import { LeaseChart } from './LeaseChart';
import styles from './Leases.module.css';
import { announcementFor, phoneState, todayText } from './messages';
import { initialState, reducer } from './reducer';
import { counts } from './selectors';
import type { LeasesPartProps } from './types';

const logic = { initialState, reducer, announcementFor, phoneState };

/** Shows the leases of a building, and sends keys and guest passes. */
export function LeasesBoard(props: BoardProps<LeasesContent>) {
  const { board } = props;
  const { partProps, deferredPartProps, isPristine, resetCount, layoutProps } = useBoard(
    logic,
    props,
  );
  return (
    <BoardLayout
      board={board}
      {...layoutProps}
      header={
        <p className={styles.today}>
          {`${board.messages.clock} `}
          <b>{todayText(board, partProps.state)}</b>
        </p>
      }
    >
      <DaySlider {...partProps} />
      <LeaseChart {...deferredPartProps} />
      <Counts {...deferredPartProps} />
      <div className={styles.panels}>
        <KeyForm {...partProps} isPristine={isPristine} />
        <GuestPassForm key={resetCount} {...partProps} />
      </div>
    </BoardLayout>
  );
}

const Counts = memo(function Counts({ board, state }: LeasesPartProps) {
  const { messages } = board;
  const { units: capacity, leased, keys, guestPasses } = counts(board, state);
  return (
    <div className={styles.counts}>
      <OccupancyList
        rows={[
          { name: messages.leased, occupied: leased, capacity },
          { name: messages.keys, occupied: keys, capacity, label: String(keys) },
          {
            name: messages.guestPasses,
            occupied: guestPasses,
            capacity,
            label: String(guestPasses),
          },
        ]}
      />
    </div>
  );
});
