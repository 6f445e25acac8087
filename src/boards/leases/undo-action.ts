import type { UndoAction } from '../types';
import { lastEvent } from './selectors';
import type { LeaseEvent, LeasesPartProps } from './types';

/** The undo button next to a button that sends such events; undefined if there is none to undo. */
export function undoAction(
  { state, dispatch }: LeasesPartProps,
  ...types: LeaseEvent['type'][]
): UndoAction | undefined {
  const last = lastEvent(state);
  const isShown = last?.lease === state.shownPass.lease && types.includes(last.type);
  if (!isShown) return undefined;
  return { label: state.board.messages.undo[last.type], onClick: () => dispatch({ type: 'undo' }) };
}
