import { type Dispatch, useReducer } from 'react';

/** What a board does: how it starts, what an action makes of it, and how that is told. */
interface Rules<Content, State, Action> {
  start: (board: Content) => State;
  reduce: (board: Content, state: State, action: Action) => State;
  told: (board: Content, before: State, after: State, action: Action) => string;
}

/** What every part of a board is given. */
export interface PartProps<Content, State, Action> {
  board: Content;
  state: State;
  /** Without it, it is a picture. */
  act: Dispatch<Action> | false | undefined;
}

/** How a board stands, what the last action has brought about, and whether there has been one. */
export function useBoard<Content, State, Action>(
  { start, reduce, told }: Rules<Content, State, Action>,
  board: Content,
) {
  return useReducer(
    (before: { state: State; said: string; fresh: boolean }, action: Action) => {
      const state = reduce(board, before.state, action);
      if (state === before.state) return before;
      return { state, said: told(board, before.state, state, action), fresh: false };
    },
    board,
    () => ({ state: start(board), said: '', fresh: true }),
  );
}
