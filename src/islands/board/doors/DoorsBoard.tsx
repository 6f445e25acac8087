import { useReducer } from 'react';
import type { Doors } from '../../../model/boards/doors-schema';
import { fill } from '../../../model/fill';
import { Answer } from '../Answer';
import type { BoardProps } from '../Board';
import { Clock } from '../Clock';
import { timeText } from '../clock';
import { Frame } from '../Frame';
import { Places } from '../Places';
import { EndAccess } from './EndAccess';
import { EntryLog } from './EntryLog';
import { Invite } from './Invite';
import { People } from './People';
import styles from './Picture.module.css';
import { inside } from './select';
import { type Action, reduce, type State, start } from './state';
import { announcement, notificationText, passText } from './words';

/** The day so far, and what was brought about last; nothing until something has been done. */
interface Day {
  state: State;
  said?: string;
}

const after = (board: Doors, { state, said }: Day, action: Action): Day => {
  const next = reduce(board, state, action);
  return { state: next, said: next === state ? said : announcement(board, action, state, next) };
};

export function DoorsBoard({ board, issuer, live }: BoardProps<Doors>) {
  const [{ state, said }, perform] = useReducer(
    (day: Day, action: Action) => after(board, day, action),
    board,
    (first): Day => ({ state: start(first) }),
  );
  const act = live ? perform : undefined;
  const { words, clock } = board;
  const time = timeText(state.time);
  return (
    <Frame
      title={fill(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      answer={
        <Answer
          issuer={issuer}
          day={board.day}
          time={time}
          notification={notificationText(board, state, state.shown)}
          {...(passText(board, state, state.shown) ?? { pass: undefined })}
        />
      }
      announcement={said ?? ''}
      startOver={act && { label: words.startOver, onPress: () => act({ kind: 'startOver' }) }}
    >
      <Clock
        label={words.clock}
        {...clock}
        value={state.time}
        text={time}
        onChange={act && ((to) => act({ kind: 'time', time: to }))}
      />
      <People board={board} state={state} act={act} />
      <EndAccess board={board} state={state} act={act} inviting={said === undefined} />
      <div className={styles.columns}>
        <Invite board={board} state={state} act={act} />
        <EntryLog board={board} state={state} act={act} />
      </div>
      <Places
        rows={board.buildings.map((building) => {
          const count = inside(board, state, building);
          const label = fill(words.inside, { count });
          return { name: building.name, taken: count, of: building.places, label };
        })}
      />
    </Frame>
  );
}
