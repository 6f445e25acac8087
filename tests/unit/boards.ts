import fc from 'fast-check';
import { expect } from 'vitest';
import type { BoardContent } from '../../src/model/schema/dashboard.ts';
import boards from './boards.json' with { type: 'json' };

/** A board that stays as it is, whatever the marketer writes: what is said of it can be told. */
export const sample = <Kind extends BoardContent['kind']>(kind: Kind) =>
  boards.find((board) => board.kind === kind) as Extract<BoardContent, { kind: Kind }>;

interface Rules<Content, State, Action> {
  start: (board: Content) => State;
  reduce: (board: Content, state: State, action: Action) => State;
}

/** A board with its rules, to be played by a test. */
export function gameOf<Content, State, Action>(
  board: Content,
  rules: Rules<Content, State, Action>,
  actions: fc.Arbitrary<Action>,
) {
  const start = rules.start(board);
  const reduce = (state: State, action: Action) => rules.reduce(board, state, action);
  const after = (...done: Action[]) => done.reduce(reduce, start);
  return { start, reduce, actions, after };
}

interface Game<State, Action> {
  start: State;
  reduce: (state: State, action: Action) => State;
  actions: fc.Arbitrary<Action>;
}

/** Throws at a state that must not be. */
type Judge<State> = (state: State) => void;

/** Plays a thousand random actions, others each time, and looks at every state on the way. */
export function play<State, Action>(game: Game<State, Action>, judge: Judge<State>) {
  const course = fc.array(game.actions, { minLength: 1000, maxLength: 1000 });
  const holds = fc.property(course, (actions) => {
    let state = frozen(game.start);
    for (const action of actions) {
      state = frozen(game.reduce(state, action));
      judge(state);
    }
  });
  // A shorter course that fails as well would be nice to have, but takes minutes to be found.
  fc.assert(holds, { numRuns: 1, endOnFailure: true });
}

/** Sliding the clock anywhere and back changes nothing. */
export function playWithTheClock<State, Action>(
  game: Game<State, Action>,
  now: (state: State) => number,
  slide: (to: number) => Action,
) {
  const anywhere = fc.sample(fc.integer({ min: -100, max: 100 }), 7);
  play(game, (state) => {
    const away = anywhere.reduce((at, by) => game.reduce(at, slide(now(at) + by)), state);
    expect(game.reduce(away, slide(now(state)))).toEqual(state);
  });
}

/** A reducer that writes into what it was given throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export function expectInOrder(values: readonly number[]) {
  expect([...values].sort((one, other) => one - other)).toEqual(values);
}

/** Words are finished: no place in a template was left open. */
export function expectFilled(words: unknown) {
  expect(JSON.stringify(words)).not.toMatch(/\{\w+\}|undefined|NaN/);
}
