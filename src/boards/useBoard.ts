import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';
import { BOARD_CHANGE } from '../pass/session';
import type { BoardPartProps, BoardProps, PhoneState } from './types';

interface ResetAction {
  type: 'reset';
}

interface BoardLogic<Content, State, Action> {
  getInitialState: (board: Content) => State;
  reducer: (board: Content, state: State, action: Action) => State;
  /** The text for screen readers after an action. */
  announcementFor: (board: Content, before: State, after: State, action: Action) => string;
  phoneState: (board: Content, state: State) => PhoneState;
  /** The ID of the change that an action sends to passes of this use, if it sends one. */
  sentChange: (state: State, action: Action) => string | undefined;
}

interface Snapshot<State> {
  state: State;
  announcement: string;
  sentChange: string | undefined;
  /** True until the first action. */
  isPristine: boolean;
  resetCount: number;
}

/**
 * The state of a board. Parts whose inputs it controls use `partProps`. The phone and all other parts
 * use the deferred state, so that a press is painted before they are rendered.
 */
export function useBoard<Content, State, Action extends { type: string }>(
  logic: BoardLogic<Content, State, Action | ResetAction>,
  { board, issuer, isInteractive }: BoardProps<Content>,
) {
  const { getInitialState, reducer, announcementFor, phoneState, sentChange } = logic;
  const [current, dispatch] = useReducer(
    (previous: Snapshot<State>, action: Action | ResetAction): Snapshot<State> => {
      const state = reducer(board, previous.state, action);
      if (state === previous.state) return previous;
      const text = announcementFor(board, previous.state, state, action);
      return {
        state,
        // Screen readers do not announce an unchanged text, so a no-break space is added.
        announcement: text === previous.announcement ? `${text}\u00a0` : text,
        sentChange: sentChange(state, action),
        isPristine: false,
        resetCount: previous.resetCount + (action.type === 'reset' ? 1 : 0),
      };
    },
    board,
    (): Snapshot<State> => ({
      state: getInitialState(board),
      announcement: '',
      sentChange: undefined,
      isPristine: true,
      resetCount: 0,
    }),
  );
  useEffect(() => {
    const { sentChange: detail } = current;
    if (detail) dispatchEvent(new CustomEvent(BOARD_CHANGE, { detail }));
  }, [current]);
  const deferred = useDeferredValue(current);
  const phone = useMemo(
    () => phoneState(board, deferred.state),
    [board, deferred.state, phoneState],
  );
  const props = { board, dispatch: isInteractive ? dispatch : undefined };
  const partProps: BoardPartProps<Content, State, Action | ResetAction> = {
    ...props,
    state: current.state,
  };
  const deferredPartProps: typeof partProps = { ...props, state: deferred.state };
  return {
    partProps,
    deferredPartProps,
    isPristine: current.isPristine,
    /** As a React key, it resets the local state of a part. */
    resetCount: deferred.resetCount,
    layoutProps: {
      issuer,
      phone,
      announcement: deferred.announcement,
      onReset: isInteractive ? () => dispatch({ type: 'reset' }) : undefined,
    },
  };
}
