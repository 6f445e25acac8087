import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { AccessContent } from '../../model/schema/boards/access';
import { BoardLayout } from '../BoardLayout';
import { Clock } from '../Clock';
import { OccupancyList } from '../OccupancyList';
import { timeText } from '../time';
import type { BoardProps } from '../types';
import { useBoard } from '../useBoard';
import styles from './Access.module.css';
import { EndAccessForm } from './EndAccessForm';
import { EntryLog } from './EntryLog';
import { InviteForm } from './InviteForm';
import { announcementFor, phoneState } from './messages';
import { PeopleTable } from './PeopleTable';
import { initialState, reducer } from './reducer';
import { occupancy } from './selectors';
import type { AccessPartProps } from './types';

const logic = { initialState, reducer, announcementFor, phoneState };

/** Shows who can open which door, changes it, and sends temporary passes. */
export function AccessBoard(props: BoardProps<AccessContent>) {
  const board = useBoard(logic, props);
  const { partProps, deferredPartProps } = board;
  const { messages, clock } = props.board;
  const { state, dispatch } = partProps;
  return (
    <BoardLayout board={props.board} {...board.layoutProps}>
      <Clock
        label={messages.clock}
        {...clock}
        value={state.time}
        text={timeText(state.time)}
        onChange={dispatch && ((time) => dispatch({ type: 'setTime', time }))}
      />
      <PeopleTable {...partProps} />
      <EndAccessForm {...partProps} isPristine={board.isPristine} />
      <div className={styles.columns}>
        <InviteForm key={board.resetCount} {...deferredPartProps} />
        <EntryLog {...deferredPartProps} />
      </div>
      <Buildings {...deferredPartProps} />
    </BoardLayout>
  );
}

/** How full each building is. */
const Buildings = memo(function Buildings({ board, state }: AccessPartProps) {
  const rows = board.buildings.map((building) => {
    const occupied = occupancy(board, state, building);
    const label = formatMessage(board.messages.occupancy, { count: occupied });
    return { name: building.name, occupied, capacity: building.capacity, label };
  });
  return <OccupancyList rows={rows} />;
});
