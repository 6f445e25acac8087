import { readSession, writeSession } from '../pass/session';

interface Saved<Content, State> {
  board: Content;
  state: State;
}

/** What the visitor has left on the board of this page, unless its content has changed since. */
export function readBoardState<Content, State>(board: Content): State | undefined {
  const text = readSession('board', location.pathname);
  if (!text) return undefined;
  const saved: Saved<Content, State> = JSON.parse(text);
  return JSON.stringify(saved.board) === JSON.stringify(board) ? saved.state : undefined;
}

/** Without a state, the next visit of the page starts over. */
export const writeBoardState = <Content, State>(board: Content, state: State | undefined) =>
  writeSession('board', state && JSON.stringify({ board, state }), location.pathname);
