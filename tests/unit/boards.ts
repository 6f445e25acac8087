import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { readContentFiles } from '../../src/model/load/read-files.ts';

const fixture = parse(readFileSync(new URL('boards.yaml', import.meta.url), 'utf8'));
const content = Object.values(readContentFiles()).map(
  (text) => parse(text).page?.boardSection?.board,
);

/** Whether no page has the board whose texts the fixture uses. */
export const lacks = (kind: string) => !content.some((board) => board?.kind === kind);

export interface Logic<Content, State, Action> {
  getInitialState: (board: Content) => State;
  reducer: (state: State, action: Action) => State;
  announcementFor: (before: State, after: State, action: Action) => string;
}

export const randomAction = (type: string, fields: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ type: fc.constant(type), ...fields });

/** The action that sets the clock to a time such as 19:30. */
export const setTime = (time: string) => ({
  type: 'setTime' as const,
  time: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

/** The fixture of a kind, its reducer, and what the random tests need. */
export function setupBoard<
  Schema extends z.ZodType<{ kind: string; clock: { from: number; to: number; step: number } }>,
  State,
  Action extends { type: string },
>(schema: Schema, kind: string, logic: Logic<z.output<Schema>, State, Action>) {
  const { title, messages } = content.find((board) => board?.kind === kind);
  const texts = { title, messages: { ...messages, ...fixture[kind].messages } };
  const board = schema.parse({ ...fixture[kind], ...texts });
  const start = logic.getInitialState(board);
  const reduce = (state: State, action: Action) => logic.reducer(state, action);
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

  /** Tests the clock that is in `state[key]` and that actions of `type` set. */
  const testClock = (actions: fc.Arbitrary<Action>, type: Action['type'], key: keyof State) => {
    const now = (state: State) => state[key] as number;
    const setNow = (time: number) => ({ type, [key]: time }) as unknown as Action;
    test('moving the clock there and back restores the state', () => {
      const moves = fc.sample(fc.integer({ min: -100, max: 100 }), 7);
      fuzz(actions, (state) => {
        const moved = moves.reduce((at, by) => reduce(at, setNow(now(at) + by)), state);
        expect(reduce(moved, setNow(now(state)))).toEqual(state);
      });
    });

    test('the time stays on the steps of the clock, and a reset returns the initial state', () => {
      const { from, to, step } = board.clock;
      fuzz(actions, (state) => {
        expect(now(state) >= from && now(state) <= to).toBe(true);
        expect((now(state) - from) % step).toBe(0);
        expect(reduce(state, { type: 'reset' } as Action)).toEqual(start);
      });
    });
  };

  const testAnnouncements = (cases: [text: string, ...actions: Action[]][]) =>
    test.each(cases)('announces: %s', (text, ...actions) => {
      const before = after(...actions.slice(0, -1));
      const last = actions.at(-1) as Action;
      expect(logic.announcementFor(before, reduce(before, last), last)).toBe(text);
    });

  return { board, start, reduce, after, fuzz, testClock, testAnnouncements };
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
