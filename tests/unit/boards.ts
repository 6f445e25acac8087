import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';

const fixture = parse(readFileSync(new URL('boards.yaml', import.meta.url), 'utf8'));

interface Logic<Content, State, Action> {
  initialState: (board: Content) => State;
  reducer: (board: Content, state: State, action: Action) => State;
}

/** The fixture of a kind, its reducer, and what the random tests need. */
export function setupBoard<Schema extends z.ZodType, State, Action extends { type: string }>(
  schema: Schema,
  kind: string,
  logic: Logic<z.output<Schema>, State, Action>,
) {
  const board = schema.parse(fixture[kind]);
  const start = logic.initialState(board);
  const reduce = (state: State, action: Action) => logic.reducer(board, state, action);
  const after = (...actions: Action[]) => actions.reduce(reduce, start);
  /** Performs 1000 random actions and checks every state on the way. */
  const fuzz = (actions: fc.Arbitrary<Action>, check: (state: State) => void) => {
    const sequence = fc.array(actions, { minLength: 1000, maxLength: 1000 });
    const property = fc.property(sequence, (all) => {
      let state = deepFreeze(start);
      for (const action of all) {
        state = deepFreeze(reduce(state, action));
        check(state);
      }
    });
    // Without shrinking, which takes minutes.
    fc.assert(property, { numRuns: 1, endOnFailure: true });
  };
  return { board, start, reduce, after, fuzz };
}

/** The tests that all boards have in common; `now` is the time of a state. */
export function testClock<State, Action extends { type: string }>(
  board: { clock: { from: number; to: number; step: number } },
  { start, reduce }: { start: State; reduce: (state: State, action: Action) => State },
  fuzz: (check: (state: State) => void) => void,
  now: (state: State) => number,
  setTime: (time: number) => Action,
) {
  test('moving the clock there and back restores the state', () => {
    const moves = fc.sample(fc.integer({ min: -100, max: 100 }), 7);
    fuzz((state) => {
      const moved = moves.reduce((at, by) => reduce(at, setTime(now(at) + by)), state);
      expect(reduce(moved, setTime(now(state)))).toEqual(state);
    });
  });

  test('the time stays on the steps of the clock, and a reset returns the initial state', () => {
    const { from, to, step } = board.clock;
    fuzz((state) => {
      expect(now(state) >= from && now(state) <= to).toBe(true);
      expect((now(state) - from) % step).toBe(0);
      expect(reduce(state, { type: 'reset' } as Action)).toEqual(start);
    });
  });
}

/** A reducer that mutates its input throws. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

export function expectSorted(values: readonly number[]) {
  expect([...values].sort((a, b) => a - b)).toEqual(values);
}

/** All placeholders of the texts are filled. */
export function expectFilled(...texts: unknown[]) {
  expect(JSON.stringify(texts)).not.toMatch(/\{\w+\}|undefined|NaN/);
}
