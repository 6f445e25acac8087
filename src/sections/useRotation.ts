import { type RefObject, useCallback, useEffect, useState } from 'react';

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
  const isInView = useIsInView(root);

  const select = useCallback(
    (selected: number) =>
      setTurn((last) => ({ index: selected, id: last.id + 1, hasHold: true, isHolding: true })),
    [],
  );
  const showNext = () =>
    setTurn((last) => ({ ...firstTurn, index: (last.index + 1) % count, id: last.id + 1 }));
  const endHold = () => setTurn((turn) => ({ ...turn, isHolding: false }));

  const isWaiting = hasKeyboardFocus || !isInView;
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

/** Whether the element is on the screen and the page is not in the background. */
function useIsInView(root: RefObject<HTMLElement | null>) {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    let isIntersecting = false;
    const update = () => setIsInView(isIntersecting && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isIntersecting = Boolean(entries.at(-1)?.isIntersecting);
      update();
    });
    observer.observe(root.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [root]);
  return isInView;
}
