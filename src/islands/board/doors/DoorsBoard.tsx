import { useReducer } from 'react';
import type { Doors } from '../../../model/boards/doors-schema';
import { fill } from '../../../model/fill';
import type { BoardProps } from '../Board';
import { Frame } from '../Frame';
import { reduce, start } from './state';

export function DoorsBoard({ board, issuer, live }: BoardProps<Doors>) {
  const [, act] = useReducer(reduce.bind(null, board), board, start);
  const { words } = board;
  return (
    <Frame
      title={fill(board.title, { tenant: issuer.tenant.name })}
      note={words.note}
      answer={null}
      announcement=""
      startOver={live && { label: words.startOver, onPress: () => act({ kind: 'startOver' }) }}
    >
      {null}
    </Frame>
  );
}
