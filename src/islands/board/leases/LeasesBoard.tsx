import { type Dispatch, useReducer } from 'react';
import type { Leases } from '../../../model/boards/leases-schema';
import { fill } from '../../../model/fill';
import { Answer } from '../Answer';
import type { BoardProps } from '../Board';
import { dateText, weekdayText } from '../clock';
import { Frame } from '../Frame';
import { Places } from '../Places';
import { Chart } from './Chart';
import { Guest } from './Guest';
import { Key } from './Key';
import styles from './Picture.module.css';
import { counts } from './select';
import { type Action, reduce, type State, start } from './state';
import { notificationText, passText, todayText, told } from './words';

export interface LeasesPartProps {
  board: Leases;
  state: State;
  /** Without it, it is a picture. */
  act: Dispatch<Action> | false | undefined;
}

export function LeasesBoard({ board, issuer, live }: BoardProps<Leases>) {
  const [{ state, said, fresh }, dispatch] = useReducer(
    (before: ReturnType<typeof begin>, action: Action) => {
      const state = reduce(board, before.state, action);
      if (state === before.state) return before;
      return { state, said: told(board, before.state, state, action), fresh: false };
    },
    board,
    begin,
  );
  const { words } = board;
  const act = live && dispatch;
  const parts = { board, state, act };
  const { units, let: taken, keys, guestPasses } = counts(board, state);
  return (
    <Frame
      title={fill(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      head={
        <p className={styles.today}>
          {words.clock} <b>{todayText(board, state)}</b>
        </p>
      }
      answer={
        <Answer
          issuer={issuer}
          day={weekdayText(state.day)}
          time={dateText(state.day)}
          notification={notificationText(board, state)}
          {...passText(board, state)}
        />
      }
      announcement={said}
      startOver={act && { label: words.startOver, onPress: () => act({ kind: 'startOver' }) }}
    >
      <Chart {...parts} />
      <div className={styles.counts}>
        <Places
          rows={[
            { name: words.let, taken, of: units },
            { name: words.keys, taken: keys, of: units, label: String(keys) },
            { name: words.guestPasses, taken: guestPasses, of: units, label: String(guestPasses) },
          ]}
        />
      </div>
      <div className={styles.panels}>
        <Key {...parts} fresh={fresh} />
        <Guest {...parts} />
      </div>
    </Frame>
  );
}

const begin = (board: Leases) => ({ state: start(board), said: '', fresh: true });
