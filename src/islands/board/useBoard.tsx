import { type Dispatch, useEffect, useMemo, useReducer, useState } from 'react';
import { Answer, type Phone } from './Answer';
import type { BoardProps } from './Board';

/** What a board does: how it starts, what an action makes of it, and how that is told and shown. */
interface Rules<Content, State, Action> {
  start: (board: Content) => State;
  reduce: (board: Content, state: State, action: Action) => State;
  told: (board: Content, before: State, after: State, action: Action) => string;
  phone: (board: Content, state: State) => Phone;
}

/** What every part of a board is given. */
export interface PartProps<Content, State, Action> {
  board: Content;
  state: State;
  /** Without it, it is a picture. */
  act: Dispatch<Action> | false | undefined;
}

/**
 * How a board stands, what the last action has brought about, and whether there has been one.
 * What is pressed answers at once; the phone, and what else is drawn from `later`, follows in the
 * next frame.
 */
export function useBoard<Content, State, Action>(
  { start, reduce, told, phone }: Rules<Content, State, Action>,
  { board, issuer, live }: BoardProps<Content>,
) {
  const [now, perform] = useReducer(
    (before: { state: State; said: string; fresh: boolean }, action: Action) => {
      const state = reduce(board, before.state, action);
      if (state === before.state) return before;
      return { state, said: told(board, before.state, state, action), fresh: false };
    },
    board,
    () => ({ state: start(board), said: '', fresh: true }),
  );
  const [later, follow] = useState(now.state);
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(follow, 0, now.state));
  }, [now.state]);
  const answer = useMemo(
    () => <Answer issuer={issuer} phone={phone(board, later)} />,
    [board, issuer, later, phone],
  );
  const act = live && perform;
  const parts = { board, state: now.state, act };
  return { ...now, act, parts, followers: { ...parts, state: later }, answer };
}
