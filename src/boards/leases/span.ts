import type { Range } from '../time';

export interface Span {
  x: string;
  width: string;
}

/** Where days lie on a line as long as the clock: shares of its length, never outside. */
export function spanOf({ from, to }: Pick<Range, 'from' | 'to'>, first: number, end: number): Span {
  const share = (day: number) => {
    const within = Math.min(Math.max(day, from), to);
    return Math.round(((within - from) / (to - from)) * 10_000) / 100;
  };
  const x = share(first);
  return { x: `${x}%`, width: `${Math.round((share(end) - x) * 100) / 100}%` };
}
