import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BoardContent } from '../model/schema/board-section';
import { clearBoardState, readBoardState, writeBoardState } from './saved-state';
import type { BoardPartProps, BoardProps, PhoneState } from './types';

interface ResetAction {
  type: 'reset';
}

interface BoardLogic<State extends { board: BoardContent }, Action> {
  getInitialState: (board: State['board']) => State;
  reducer: (state: State, action: Action) => State;
  /** The text for screen readers after an action. */
  announcementFor: (before: State, after: State, action: Action) => string;
  phoneState: (state: State) => PhoneState;
  /** Where the state has the pass that is on the phone. */
  shownKey: keyof State;
}

interface Snapshot<State, Action> {
  state: State;
  /** Undefined until the first action. */
  action?: Action;
  announcement: string;
  /** How often an action or the clock has changed the notification on the shown phone. */
  notificationCount: number;
  resetCount: number;
}

/**
 * The state of a board. Parts whose inputs it controls use `partProps`. The phone and all other parts
 * use the deferred state, so that a press is painted before they are rendered.
 */
export function useBoard<State extends { board: BoardContent }, Action extends { type: string }>(
  logic: BoardLogic<State, Action | ResetAction>,
  { board, business, isPicture, renderFoot }: BoardProps<State['board']>,
) {
  const { getInitialState, reducer, announcementFor, phoneState, shownKey } = logic;
  const [initialState] = useState(() => getInitialState(board));
  const [current, setCurrent] = useState<Snapshot<State, Action | ResetAction>>({
    state: initialState,
    announcement: '',
    notificationCount: 0,
    resetCount: 0,
  });
  const dispatch = useCallback(
    (action: Action | ResetAction) =>
      setCurrent((previous) => {
        const state = reducer(previous.state, action);
        if (state === previous.state) return previous;
        const notificationText = (of: State) => phoneState(of).notification?.text;
        const samePhoneBefore = { ...previous.state, [shownKey]: state[shownKey] };
        const isNotified = notificationText(samePhoneBefore) !== notificationText(state);
        const text = announcementFor(previous.state, state, action);
        return {
          state,
          action,
          // Screen readers do not announce an unchanged text, so a no-break space is added.
          announcement: text === previous.announcement ? `${text}\u00a0` : text,
          notificationCount: previous.notificationCount + (isNotified ? 1 : 0),
          resetCount: previous.resetCount + (action.type === 'reset' ? 1 : 0),
        };
      }),
    [reducer, announcementFor, phoneState, shownKey],
  );
  const deferred = useDeferredValue(current);

  useEffect(() => {
    if (isPicture) return;
    const saved = readBoardState(initialState);
    if (saved) setCurrent((previous) => ({ ...previous, state: saved }));
  }, [initialState, isPicture]);
  useEffect(() => {
    const { action, state } = deferred;
    if (action?.type === 'reset') clearBoardState();
    else if (action) writeBoardState(state);
  }, [deferred]);

  const phone = useMemo(() => phoneState(deferred.state), [deferred.state, phoneState]);
  const partProps: BoardPartProps<State, Action | ResetAction> = { state: current.state, dispatch };
  const deferredPartProps: typeof partProps = { state: deferred.state, dispatch };
  return {
    partProps,
    deferredPartProps,
    isPristine: current.state === initialState,
    /** As a React key, it resets the local state of a part. */
    resetCount: deferred.resetCount,
    layoutProps: {
      board,
      business,
      phone,
      announcement: deferred.announcement,
      notificationCount: deferred.notificationCount,
      onReset: () => dispatch({ type: 'reset' }),
      /** Below the buttons of the board. */
      foot: renderFoot?.(current),
    },
  };
}
