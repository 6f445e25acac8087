/** What `npm run chaos` asks of each of its parts. */
export interface Wish {
  /** The same seed makes the same faults. */
  seed: number;
  short: boolean;
  /** A free one, for the server that is put to the test. */
  port: number;
}

export interface Outcome {
  /** For the table: what was done, and what came of it. */
  rows: [done: string, result: string][];
  /** One line for each thing that must not happen, but did. */
  problems: string[];
}

export type Part = (wish: Wish) => Promise<Outcome>;

export const count = (number: number) => number.toLocaleString('en');

/** Works through all items, so many at a time. */
export async function inTurn<Item>(
  items: Item[],
  atATime: number,
  work: (item: Item) => Promise<void>,
) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
