import { useReducer } from 'react';
import type { House } from '../../../model/boards/house-schema';
import { fill } from '../../../model/fill';
import { Answer } from '../Answer';
import type { BoardProps } from '../Board';
import { Clock } from '../Clock';
import { timeText } from '../clock';
import { Frame } from '../Frame';
import { Options } from '../Options';
import { Events } from './Events';
import { Facilities } from './Facilities';
import live from './House.module.css';
import { Offer } from './Offer';
import styles from './Picture.module.css';
import { Rooms } from './Rooms';
import { type Action, reduce, start, type View } from './state';
import { notificationText, passText, told } from './words';

export function HouseBoard({ board, issuer, live: isLive }: BoardProps<House>) {
  const [{ state, said, fresh }, dispatch] = useReducer(
    (before: ReturnType<typeof begin>, action: Action) => {
      const state = reduce(board, before.state, action);
      if (state === before.state) return before;
      return { state, said: told(board, before.state, state, action), fresh: false };
    },
    board,
    begin,
  );
  const { words, clock } = board;
  const act = isLive && dispatch;
  const views = Object.entries(words.views) as [View, string][];
  const parts = { board, state, act };
  return (
    <Frame
      title={fill(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      head={
        <Options
          label={words.show}
          className={isLive ? `${styles.views} ${live.views}` : styles.views}
          options={views.map(([value, text]) => ({ value, text }))}
          value={state.view}
          onChange={act && ((view: View) => act({ kind: 'view', view }))}
        />
      }
      answer={
        <Answer
          issuer={issuer}
          day={words.day}
          time={timeText(state.time)}
          notification={notificationText(board, state, state.shown)}
          pass={passText(board, state, state.shown)}
        />
      }
      announcement={said}
      startOver={act && { label: words.startOver, onPress: () => act({ kind: 'startOver' }) }}
    >
      <div className={styles.stage} data-view={state.view}>
        <Rooms {...parts} />
        {act && state.view === 'facilities' && <Facilities {...parts} act={act} />}
        {act && state.view === 'events' && <Events {...parts} act={act} />}
      </div>
      <Clock
        label={words.clock}
        {...clock}
        value={state.time}
        text={timeText(state.time)}
        onChange={act && ((time) => act({ kind: 'time', time }))}
      />
      <Offer {...parts} fresh={fresh} />
    </Frame>
  );
}

const begin = (board: House) => ({ state: start(board), said: '', fresh: true });
