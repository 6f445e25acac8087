export const interval = 5_000;
export const hold = 10_000;

/** Why the rotation may stand still; it runs while none of them holds. */
export type Stop = 'paused' | 'focus' | 'off-screen' | 'hidden' | 'reduced-motion';

export interface Rotation {
  /** A visitor's choice: it stays for the hold, and then the clock starts again. */
  select(index: number): void;
  stop(reason: Stop): void;
  go(reason: Stop): void;
}

interface RotationOptions {
  count: number;
  /** Called with every change: the tab, and how long it is held before its clock starts. */
  onSelect(index: number, held: boolean): void;
  onStop(stopped: boolean): void;
}

/**
 * The clock behind the tabs: one timer at the most, so that no number of clicks can double it,
 * and the time left is kept while it stands still.
 */
export function createRotation({ count, onSelect, onStop }: RotationOptions): Rotation {
  const reasons = new Set<Stop>();
  let selected = 0;
  let left = interval;
  let deadline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    clearTimeout(timer);
    timer = undefined;
    if (reasons.size > 0) return;
    deadline = performance.now() + left;
    timer = setTimeout(advance, left);
  }

  function advance() {
    // What the timer fired late is taken off the next turn, so that rotation keeps its beat.
    const late = Math.max(0, performance.now() - deadline);
    selected = (selected + 1) % count;
    left = late < interval ? interval - late : interval;
    onSelect(selected, false);
    run();
  }

  return {
    select(index) {
      selected = index;
      left = hold + interval;
      onSelect(index, true);
      run();
    },
    stop(reason) {
      if (reasons.size === 0 && timer !== undefined)
        left = Math.max(0, deadline - performance.now());
      reasons.add(reason);
      onStop(true);
      run();
    },
    go(reason) {
      reasons.delete(reason);
      onStop(reasons.size > 0);
      if (timer === undefined) run();
    },
  };
}
