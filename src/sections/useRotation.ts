import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react';
import { useIsIntersecting } from '../ui/useIsIntersecting';

/** One showing of an item. */
interface Turn {
  index: number;
  /** Different in each turn: as the key of the timer's element, it restarts the animation. */
  id: number;
  /** Whether the timer starts with a delay, because a visitor has selected the item. */
  hasHold: boolean;
  /** Whether that delay has not passed. */
  isHolding: boolean;
}

const firstTurn: Turn = { index: 0, id: 0, hasHold: false, isHolding: false };

/**
 * Shows one of `count` items after another. The timer is a CSS animation, which shows the time that is
 * left: its element gets `timer` as props, and the styles have the interval, the delay of a turn with
 * `hasHold`, and a pause unless `state` is running. Without the animation nothing rotates.
 */
export function useRotation(count: number, root: RefObject<HTMLElement | null>) {
  const [{ index, id, hasHold, isHolding }, setTurn] = useState(firstTurn);
  const [isPaused, setIsPaused] = useState(false);
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  const isInView = useIsIntersecting(root);
  const isHidden = useIsHidden();

  const select = useCallback(
    (selected: number) =>
      setTurn((last) => ({ index: selected, id: last.id + 1, hasHold: true, isHolding: true })),
    [],
  );
  const showNext = () =>
    setTurn((last) => ({ ...firstTurn, index: (last.index + 1) % count, id: last.id + 1 }));
  const endHold = () => setTurn((turn) => ({ ...turn, isHolding: false }));

  const isWaiting = hasKeyboardFocus || !isInView || isHidden;
  return {
    index,
    select,
    isHeld: isHolding || hasKeyboardFocus,
    isPaused,
    togglePause: () => setIsPaused((value) => !value),
    state: isPaused ? 'paused' : isWaiting ? 'waiting' : 'running',
    setHasKeyboardFocus,
    timer: {
      key: id,
      'data-hold': hasHold ? '' : undefined,
      onAnimationStart: endHold,
      onAnimationEnd: showNext,
    },
  };
}

export type Rotation = ReturnType<typeof useRotation>;

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether the page is in the background. */
const useIsHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
