import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { AccessContent } from '../../model/schema/boards/access';
import type { BoardProps } from '../Board';
import { Frame } from '../BoardLayout';
import { Clock } from '../Clock';
import { Places } from '../OccupancyList';
import { timeText } from '../time';
import { useBoard } from '../useBoard';
import { useStartOver } from '../useReset';
import styles from './Access.module.css';
import { EndAccess } from './EndAccess';
import { EntryLog } from './EntryLog';
import { Invite } from './Invite';
import { phone, told } from './messages';
import { People } from './People';
import type { AccessPartProps } from './parts';
import { reduce, start } from './reducer';
import { inside } from './selectors';

const rules = { start, reduce, told, phone };

export function AccessBoard(props: BoardProps<AccessContent>) {
  const { state, said, fresh, act, at, answer } = useBoard(rules, props);
  const { board, issuer } = props;
  const { words, clock } = board;
  const { round, startOver } = useStartOver(words.startOver, act);
  return (
    <Frame
      title={formatMessage(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      answer={answer}
      announcement={said}
      startOver={startOver}
    >
      <Clock
        label={words.clock}
        {...clock}
        value={state.time}
        text={timeText(state.time)}
        onChange={act && ((to) => act({ kind: 'time', time: to }))}
      />
      <People {...at('show', 'door')} />
      <EndAccess {...at('end', 'giveBack')} fresh={fresh} />
      <div className={styles.columns}>
        <Invite key={round} {...at('invite')} />
        <EntryLog {...at()} />
      </div>
      <Inside {...at()} />
    </Frame>
  );
}

/** How many are in each building. */
const Inside = memo(function Inside({ board, state }: AccessPartProps) {
  const rows = board.buildings.map((building) => {
    const count = inside(board, state, building);
    const label = formatMessage(board.words.inside, { count });
    return { name: building.name, taken: count, of: building.places, label };
  });
  return <Places rows={rows} />;
});
