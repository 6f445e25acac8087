import { formatMessage } from '../../model/derive/format-message';
import type { HotelContent } from '../../model/schema/boards/hotel';
import type { BoardProps } from '../Board';
import { Frame } from '../BoardLayout';
import { Options } from '../ChoiceGroup';
import { Clock } from '../Clock';
import { timeText } from '../time';
import { useBoard } from '../useBoard';
import { Events } from './Events';
import { Facilities } from './Facilities';
import styles from './Hotel.module.css';
import { phone, told } from './messages';
import { Offer } from './Offer';
import { Rooms } from './Rooms';
import { reduce, start, type View } from './reducer';

const rules = { start, reduce, told, phone };

export function HotelBoard(props: BoardProps<HotelContent>) {
  const { state, said, fresh, act, at, answer } = useBoard(rules, props);
  const { board, issuer } = props;
  const { words, clock } = board;
  const stage = at();
  const { view } = stage.state;
  const views = Object.entries(words.views) as [View, string][];
  return (
    <Frame
      title={formatMessage(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      head={
        <Options
          label={words.show}
          className={styles.views}
          options={views.map(([value, text]) => ({ value, text }))}
          chosen={[state.view]}
          onChoose={act && ((view: View) => act({ kind: 'view', view }))}
        />
      }
      answer={answer}
      announcement={said}
      startOver={act && { label: words.startOver, onPress: () => act({ kind: 'startOver' }) }}
    >
      <div className={styles.stage} data-view={view}>
        <Rooms {...stage} />
        {act && view === 'facilities' && <Facilities {...stage} act={act} />}
        {act && view === 'events' && <Events {...stage} act={act} />}
      </div>
      <Clock
        label={words.clock}
        {...clock}
        value={state.time}
        text={timeText(state.time)}
        onChange={act && ((time) => act({ kind: 'time', time }))}
      />
      <Offer board={board} state={state} act={act} fresh={fresh} />
    </Frame>
  );
}
