import { timeText } from '../../model/derive/format-message';
import type { HotelContent } from '../../model/schema/boards/hotel';
import { BoardLayout } from '../BoardLayout';
import { ChoiceGroup } from '../ChoiceGroup';
import { LabeledSlider } from '../LabeledSlider';
import type { BoardProps } from '../types';
import { useBoard } from '../useBoard';
import { Events } from './Events';
import { Facilities } from './Facilities';
import styles from './Hotel.module.css';
import { announcementFor, phoneState } from './messages';
import { OfferPanel } from './OfferPanel';
import { Rooms } from './Rooms';
import { getInitialState, reducer } from './reducer';
import type { View } from './types';

const logic = {
  getInitialState,
  reducer,
  announcementFor,
  phoneState,
  shownKey: 'shownRoom',
} as const;

/** Shows the activity in a hotel and sends offers to its guests. */
export function HotelBoard(props: BoardProps<HotelContent>) {
  const { partProps, deferredPartProps, isPristine, layoutProps } = useBoard(logic, props);
  const { board } = props;
  const { state, dispatch } = partProps;
  const { view } = deferredPartProps.state;
  const views = Object.entries(board.messages.views) as [View, string][];
  return (
    <BoardLayout
      {...layoutProps}
      header={
        <ChoiceGroup
          label={board.messages.viewBy}
          className={styles.views}
          options={views.map(([value, text]) => ({ value, text }))}
          selected={[state.view]}
          onSelect={(view: View) => dispatch({ type: 'setView', view })}
        />
      }
    >
      <div className={styles.content} data-view={view}>
        <Rooms {...deferredPartProps} />
        {view === 'facilities' && <Facilities {...deferredPartProps} />}
        {view === 'events' && <Events {...deferredPartProps} />}
      </div>
      <LabeledSlider
        label={board.messages.clock}
        {...board.clock}
        value={state.time}
        text={timeText(state.time)}
        onChange={(time) => dispatch({ type: 'setTime', time })}
      />
      <OfferPanel {...partProps} isPristine={isPristine} />
    </BoardLayout>
  );
}
