import type { Doors } from '../../../model/boards/doors-schema';
import { fill } from '../../../model/fill';
import { Answer } from '../Answer';
import type { BoardProps } from '../Board';
import { Clock } from '../Clock';
import { timeText } from '../clock';
import { Frame } from '../Frame';
import { Places } from '../Places';
import { useBoard } from '../useBoard';
import { EndAccess } from './EndAccess';
import { EntryLog } from './EntryLog';
import { Invite } from './Invite';
import { People } from './People';
import styles from './Picture.module.css';
import { inside } from './select';
import { reduce, start } from './state';
import { notificationText, passText, told } from './words';

export function DoorsBoard({ board, issuer, live }: BoardProps<Doors>) {
  const [{ state, said, fresh }, dispatch] = useBoard({ start, reduce, told }, board);
  const act = live && dispatch;
  const parts = { board, state, act };
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
      announcement={said}
      startOver={act && { label: words.startOver, onPress: () => act({ kind: 'startOver' }) }}
    >
      <Clock
        label={words.clock}
        {...clock}
        value={state.time}
        text={time}
        onChange={act && ((to) => act({ kind: 'time', time: to }))}
      />
      <People {...parts} />
      <EndAccess {...parts} fresh={fresh} />
      <div className={styles.columns}>
        <Invite {...parts} />
        <EntryLog {...parts} />
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
