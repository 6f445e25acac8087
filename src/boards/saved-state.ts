import { readSession, writeSession } from '../pass/session';

interface BoardState {
  board: unknown;
}

/** What the visitor has left on the board of this page, unless its content has changed since. */
export function readBoardState<State extends BoardState>({ board }: State): State | undefined {
  const saved = JSON.parse(readSession('board', location.pathname) ?? '{}');
  const isSameBoard = JSON.stringify(saved.board) === JSON.stringify(board);
  return isSameBoard ? { ...saved.state, board } : undefined;
}

export const writeBoardState = ({ board, ...state }: BoardState) =>
  writeSession('board', JSON.stringify({ board, state }), location.pathname);

/** The next visit of the page starts over. */
export const clearBoardState = () => writeSession('board', undefined, location.pathname);
