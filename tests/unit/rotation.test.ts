import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRotation, hold, interval, type Stop } from '../../src/islands/rotation.ts';

const reasons: Stop[] = ['paused', 'focus', 'off-screen', 'hidden', 'reduced-motion'];
const count = 4;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A rotation that starts to run, and what it has told. */
function start() {
  const told = { changes: [] as { index: number; held: boolean; at: number }[], stopped: true };
  const begun = performance.now();
  const rotation = createRotation({
    count,
    onSelect: (index, held) => told.changes.push({ index, held, at: performance.now() - begun }),
    onStop: (stopped) => {
      told.stopped = stopped;
    },
  });
  rotation.go('off-screen');
  return { ...rotation, told, selected: () => told.changes.at(-1)?.index ?? 0 };
}

describe('the beat', () => {
  test('the specification says 5 seconds, and 10 more after a click', () => {
    expect([interval, hold]).toEqual([5_000, 10_000]);
  });

  test('nothing runs before it is started', () => {
    createRotation({ count, onSelect: () => {}, onStop: () => {} });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the next tab every 5 seconds, and the first after the last', () => {
    const { told } = start();
    vi.advanceTimersByTime(4_999);
    expect(told.changes).toEqual([]);
    vi.advanceTimersByTime(25_001 - 4_999);
    expect(told.changes).toEqual(
      [1, 2, 3, 0, 1].map((index, turn) => ({ index, held: false, at: 5_000 * (turn + 1) })),
    );
  });

  test('an hour later it is still on the beat', () => {
    const { told } = start();
    vi.advanceTimersByTime(3_600_000);
    expect(told.changes).toHaveLength(720);
    expect(told.changes.at(-1)).toMatchObject({ index: 0, at: 3_600_000 });
  });

  test('what a turn came late is taken off the next one: no drift', () => {
    const { told, fireLate } = startBusy();
    for (let turn = 1; turn <= 200; turn++) {
      const late = (turn * 37) % 900;
      fireLate(late);
      expect(told.changes.at(-1)).toEqual({
        index: turn % count,
        held: false,
        at: turn * interval + late,
      });
    }
  });

  test('a turn that came later than a whole turn is not followed by a rush', () => {
    const { told, fireLate } = startBusy();
    fireLate(47_000);
    fireLate(0);
    expect(told.changes.map(({ at }) => at)).toEqual([52_000, 57_000]);
  });
});

/** A rotation on a page so busy that timers fire late: the test says when. */
function startBusy() {
  vi.useRealTimers();
  let now = 0;
  let due = 0;
  let fire = () => {};
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    callback: () => void,
    delay: number,
  ) => {
    due = now + delay;
    fire = callback;
    return 1;
  }) as unknown as typeof setTimeout);
  onTestFinished(() => {
    clock.mockRestore();
    timers.mockRestore();
  });
  const fireLate = (late: number) => {
    now = due + late;
    fire();
  };
  return { ...start(), fireLate };
}

describe('a click', () => {
  test('selects, holds 10 seconds, and then the tab has its 5', () => {
    const { told, select } = start();
    vi.advanceTimersByTime(3_000);
    select(2);
    vi.advanceTimersByTime(14_999);
    expect(told.changes).toEqual([{ index: 2, held: true, at: 3_000 }]);
    vi.advanceTimersByTime(1);
    expect(told.changes.at(-1)).toEqual({ index: 3, held: false, at: 18_000 });
    vi.advanceTimersByTime(5_000);
    expect(told.changes.at(-1)).toEqual({ index: 0, held: false, at: 23_000 });
  });

  test('on the selected tab holds it too', () => {
    const { told, select } = start();
    vi.advanceTimersByTime(4_999);
    select(0);
    vi.advanceTimersByTime(14_999);
    expect(told.changes).toHaveLength(1);
  });

  test('many clicks leave one timer, counted from the last', () => {
    const { told, select } = start();
    for (let click = 0; click < 100; click++) {
      select(click % count);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(14_899);
    expect(told.changes).toHaveLength(100);
    vi.advanceTimersByTime(1);
    expect(told.changes).toHaveLength(101);
    vi.advanceTimersByTime(5_000);
    expect(told.changes).toHaveLength(102);
  });

  test('while it stands still, is held from when it goes on', () => {
    const { told, select, stop, go } = start();
    stop('paused');
    select(1);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    go('paused');
    vi.advanceTimersByTime(14_999);
    expect(told.changes).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(told.changes.at(-1)?.index).toBe(2);
  });
});

describe('standing still', () => {
  test.each(reasons)('%s stops it, keeps the time left and says so', (reason) => {
    const { told, stop, go } = start();
    expect(told.stopped).toBe(false);
    vi.advanceTimersByTime(3_000);
    stop(reason);
    expect(told.stopped).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(told.changes).toEqual([]);
    go(reason);
    expect(told.stopped).toBe(false);
    vi.advanceTimersByTime(1_999);
    expect(told.changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told.changes).toEqual([{ index: 1, held: false, at: 65_000 }]);
  });

  test('goes on only when no reason is left, in whatever order they go', () => {
    const { told, stop, go } = start();
    vi.advanceTimersByTime(1_000);
    for (const reason of reasons) {
      stop(reason);
      vi.advanceTimersByTime(500);
    }
    for (const reason of ['focus', 'paused', 'reduced-motion', 'off-screen'] as const) {
      go(reason);
      vi.advanceTimersByTime(60_000);
      expect([vi.getTimerCount(), told.stopped, told.changes.length]).toEqual([0, true, 0]);
    }
    go('hidden');
    expect(told.stopped).toBe(false);
    vi.advanceTimersByTime(3_999);
    expect(told.changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told.changes).toHaveLength(1);
  });

  test('the same reason twice needs to go only once', () => {
    const { told, stop, go } = start();
    vi.advanceTimersByTime(1_000);
    stop('focus');
    vi.advanceTimersByTime(1_000);
    stop('focus');
    go('focus');
    vi.advanceTimersByTime(4_000);
    expect(told.changes).toHaveLength(1);
  });

  test('going on without having stopped changes nothing', () => {
    const { told, go } = start();
    vi.advanceTimersByTime(4_000);
    for (const reason of reasons) go(reason);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(told.changes).toHaveLength(1);
  });

  test('the hold of a click is kept as well', () => {
    const { told, select, stop, go } = start();
    select(2);
    vi.advanceTimersByTime(9_000);
    stop('hidden');
    vi.advanceTimersByTime(100_000);
    go('hidden');
    vi.advanceTimersByTime(5_999);
    expect(told.changes).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(told.changes.at(-1)?.index).toBe(3);
  });
});

/** The same numbers every time, so that a failure can be looked at (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test.each([1, 2, 3, 4])('whatever a visitor does, it keeps its rules (seed %i)', (seed) => {
  const next = seeded(seed);
  const rotation = start();
  const holding = new Set<Stop>();
  // A second bookkeeping, as plain as can be: how long the tab still has.
  let index = 0;
  let left = interval;
  for (let step = 0; step < 5_000; step++) {
    const reason = reasons[next(reasons.length)] as Stop;
    const act = next(6);
    if (act === 0) {
      index = next(count);
      left = hold + interval;
      rotation.select(index);
    } else if (act === 1) {
      holding.add(reason);
      rotation.stop(reason);
    } else if (act <= 3) {
      holding.delete(reason);
      rotation.go(reason);
    } else {
      const time = next(7_000);
      vi.advanceTimersByTime(time);
      if (holding.size === 0) left -= time;
      for (; left <= 0; left += interval) index = (index + 1) % count;
    }
    expect(vi.getTimerCount()).toBe(holding.size === 0 ? 1 : 0);
    expect(rotation.told.stopped).toBe(holding.size > 0);
    expect(rotation.selected()).toBe(index);
    expect(left).toBeLessThanOrEqual(hold + interval);
  }
});
