import { memo } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { LeasesContent } from '../../model/schema/boards/leases';
import type { BoardProps } from '../Board';
import { Frame } from '../BoardLayout';
import { Places } from '../OccupancyList';
import { type PartProps, useBoard } from '../useBoard';
import { useStartOver } from '../useReset';
import { Chart } from './Chart';
import { Guest } from './Guest';
import { Key } from './Key';
import styles from './Leases.module.css';
import { phone, todayText, told } from './messages';
import { type Action, reduce, type State, start } from './reducer';
import { counts } from './selectors';
import { Today } from './Today';

const rules = { start, reduce, told, phone };

export type LeasesPartProps = PartProps<LeasesContent, State, Action>;

export function LeasesBoard(props: BoardProps<LeasesContent>) {
  const { state, said, fresh, act, at, answer } = useBoard(rules, props);
  const { board, issuer } = props;
  const { words } = board;
  const { round, startOver } = useStartOver(words.startOver, act);
  return (
    <Frame
      title={formatMessage(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      head={
        <p className={styles.today}>
          {`${words.clock} `}
          <b>{todayText(board, state)}</b>
        </p>
      }
      answer={answer}
      announcement={said}
      startOver={startOver}
    >
      <Today {...at('day')} />
      <Chart {...at()} />
      <Counts {...at()} />
      <div className={styles.panels}>
        <Key {...at('show', 'moveEnd', 'sendKey', 'takeBack')} fresh={fresh} />
        <Guest key={round} {...at('show', 'guestPass', 'takeBack')} />
      </div>
    </Frame>
  );
}

const Counts = memo(function Counts({ board, state }: LeasesPartProps) {
  const { words } = board;
  const { units, let: taken, keys, guestPasses } = counts(board, state);
  return (
    <div className={styles.counts}>
      <Places
        rows={[
          { name: words.let, taken, of: units },
          { name: words.keys, taken: keys, of: units, label: String(keys) },
          { name: words.guestPasses, taken: guestPasses, of: units, label: String(guestPasses) },
        ]}
      />
    </div>
  );
});
