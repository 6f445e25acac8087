import fc from 'fast-check';
import { expect } from 'vitest';
import { readContentTexts } from '../../src/model/files.ts';
import { loadContent } from '../../src/model/load.ts';

const boards = loadContent(readContentTexts(), {}).pages.map(({ page }) => page.dashboard.board);
type Board = (typeof boards)[number];

/** The sample of the first page that has such a board. */
export const sample = <Kind extends Board['kind']>(kind: Kind) =>
  boards.find((board) => board.kind === kind) as Extract<Board, { kind: Kind }>;

interface Play<State, Action> {
  start: State;
  reduce: (state: State, action: Action) => State;
  actions: fc.Arbitrary<Action>;
  /** Throws at a state that must not be. */
  judge: (state: State, before: State) => void;
}

/** Plays a thousand random actions, three times, and looks at every state on the way. */
export function play<State, Action>({ start, reduce, actions, judge }: Play<State, Action>) {
  const evenings = fc.array(actions, { minLength: 1000, maxLength: 1000 });
  fc.assert(
    fc.property(evenings, (evening) => {
      let state = frozen(start);
      for (const action of evening) {
        const next = frozen(reduce(state, action));
        judge(next, state);
        state = next;
      }
    }),
    { numRuns: 3 },
  );
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
