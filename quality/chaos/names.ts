import fc from 'fast-check';
import { hasBlockedName } from '../../passes/blocked-names.ts';
import { lookalikes } from '../../passes/latin-letters.ts';
import { formatCount, type Part } from './report.ts';

/** Writes blocked names with random characters that look the same. */
export const names: Part = async ({ seed, short }) => {
  const disguise = (letter: string) => {
    const similar = [...lookalikes.keys()].filter(
      (key) => lookalikes.get(key)?.toLowerCase() === letter,
    );
    return fc.constantFrom(letter, letter.toUpperCase(), `${letter}\u200b`, ...similar);
  };
  const blocked = ['apple', 'visa', 'hsbc', 'paypal', 'mastercard', 'google', 'police', 'amex'];
  const disguised = fc.oneof(...blocked.map((name) => fc.tuple(...[...name].map(disguise))));
  const samples = fc.sample(disguised, { seed, numRuns: short ? 200 : 20_000 });
  const missed = samples.map((letters) => letters.join('')).filter((name) => !hasBlockedName(name));
  const action = `${formatCount(samples.length)} disguised names of banks and authorities, seed ${seed}`;
  return { rows: [[action, `${missed.length} not detected`]], problems: missed.slice(0, 10) };
};
