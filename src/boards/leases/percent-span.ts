import type { SliderRange } from '../time';

interface PercentSpan {
  x: string;
  width: string;
}

/** The position of days in a chart as wide as the range, in percent. */
export function percentSpan(
  { from, to }: Pick<SliderRange, 'from' | 'to'>,
  firstDay: number,
  endDay: number,
): PercentSpan {
  const percent = (day: number) => {
    const clamped = Math.min(Math.max(day, from), to);
    return Math.round(((clamped - from) / (to - from)) * 10_000) / 100;
  };
  const x = percent(firstDay);
  return { x: `${x}%`, width: `${Math.round((percent(endDay) - x) * 100) / 100}%` };
}
