import { type Dispatch, useEffect, useMemo, useReducer, useState } from 'react';
import type { BoardProps } from './Board';
import { Answer, type Phone } from './PhonePreview';

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

interface Stand<State> {
  state: State;
  /** What the last action has brought about, in words. */
  said: string;
}

interface Course<State, Kind> extends Stand<State> {
  last?: Kind;
  before: Stand<State>;
}

/**
 * How a board stands. What was pressed answers at once; the phone, and all that does not answer that
 * action, follows in the next frame, so that a slow device has little to draw in the first.
 */
export function useBoard<Content, State, Action extends { kind: string }>(
  { start, reduce, told, phone }: Rules<Content, State, Action>,
  { board, issuer, live }: BoardProps<Content>,
) {
  type Now = Course<State, Action['kind']>;
  const [now, perform] = useReducer(
    (now: Now, action: Action): Now => {
      const state = reduce(board, now.state, action);
      if (state === now.state) return now;
      const words = told(board, now.state, state, action);
      // The same words once more would not be read aloud.
      const said = words === now.said ? `${words}\u00a0` : words;
      return { state, said, last: action.kind, before: { state: now.state, said: now.said } };
    },
    board,
    (): Now => {
      // Alike, but two: all is drawn once more at rest, so that the first press meets code that has run.
      const first = () => ({ state: start(board), said: '' });
      return { ...first(), before: first() };
    },
  );
  const { state, last } = now;
  const [followed, follow] = useState<State>();
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(follow, 0, state));
  }, [state]);
  const drawn = followed === state ? now : now.before;
  const answer = useMemo(
    () => <Answer issuer={issuer} phone={phone(board, drawn.state)} />,
    [board, issuer, drawn.state, phone],
  );
  const act = live && perform;
  /** What a part is given that answers these actions at once. */
  const at = (...kinds: Action['kind'][]): PartProps<Content, State, Action> => ({
    board,
    act,
    state: last !== undefined && kinds.includes(last) ? state : drawn.state,
  });
  return { state, said: drawn.said, fresh: last === undefined, act, at, answer };
}
