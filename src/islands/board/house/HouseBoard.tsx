import type { House } from '../../../model/boards/house-schema';
import { fill } from '../../../model/fill';
import type { BoardProps } from '../Board';
import { Clock } from '../Clock';
import { Frame } from '../Frame';
import { Options } from '../Options';
import { timeText } from '../time';
import { useBoard } from '../useBoard';
import { Events } from './Events';
import { Facilities } from './Facilities';
import live from './House.module.css';
import styles from './HousePicture.module.css';
import { Offer } from './Offer';
import { Rooms } from './Rooms';
import { reduce, start, type View } from './state';
import { phone, told } from './words';

const rules = { start, reduce, told, phone };

export function HouseBoard(props: BoardProps<House>) {
  const { state, said, fresh, act, at, answer } = useBoard(rules, props);
  const { board, issuer } = props;
  const { words, clock } = board;
  const stage = at();
  const { view } = stage.state;
  const views = Object.entries(words.views) as [View, string][];
  return (
    <Frame
      title={fill(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      head={
        <Options
          label={words.show}
          className={act ? `${styles.views} ${live.views}` : styles.views}
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
