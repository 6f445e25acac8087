import { memo } from 'react';
import { formatMessage, timeText } from '../../model/derive/format-message';
import type { AccessContent } from '../../model/schema/boards/access';
import { BoardLayout } from '../BoardLayout';
import { CountList } from '../CountList';
import { LabeledSlider } from '../LabeledSlider';
import type { BoardProps } from '../types';
import { useBoard } from '../useBoard';
import styles from './Access.module.css';
import { ActivityLog } from './ActivityLog';
import { EndAccessPanel } from './EndAccessPanel';
import { InvitePanel } from './InvitePanel';
import { announcementFor, phoneState } from './messages';
import { PeopleTable } from './PeopleTable';
import { getInitialState, reducer } from './reducer';
import { occupancy } from './selectors';
import type { AccessPartProps } from './types';

const logic = {
  getInitialState,
  reducer,
  announcementFor,
  phoneState,
  shownKey: 'shownPerson',
} as const;

/** Shows who can open which door, changes it, and sends temporary passes. */
export function AccessBoard(props: BoardProps<AccessContent>) {
  const board = useBoard(logic, props);
  const { partProps, deferredPartProps } = board;
  const { messages, clock } = props.board;
  const { state, dispatch } = partProps;
  return (
    <BoardLayout {...board.layoutProps}>
      <LabeledSlider
        label={messages.clock}
        {...clock}
        value={state.time}
        text={timeText(state.time)}
        onChange={(time) => dispatch({ type: 'setTime', time })}
      />
      <PeopleTable {...partProps} />
      <EndAccessPanel {...partProps} isPristine={board.isPristine} />
      <div className={styles.columns}>
        <InvitePanel key={board.resetCount} {...deferredPartProps} />
        <ActivityLog {...deferredPartProps} />
      </div>
      <Buildings {...deferredPartProps} />
    </BoardLayout>
  );
}

/** How full each building is. */
const Buildings = memo(function Buildings({ state }: AccessPartProps) {
  const { board } = state;
  const rows = board.buildings.map((building) => {
    const count = occupancy(state, building);
    const label = formatMessage(board.messages.occupancy, { count });
    return { name: building.name, count, max: building.capacity, label };
  });
  return <CountList rows={rows} />;
});
