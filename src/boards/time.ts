/** The range of a slider, in minutes or days. */
export interface SliderRange {
  from: number;
  to: number;
  step: number;
}

/** The nearest step within the range. */
export function clampToStep({ from, to, step }: SliderRange, value: number): number {
  const clamped = Math.min(Math.max(value, from), to);
  return Math.min(from + Math.round((clamped - from) / step) * step, to);
}

const dateOf = (day: number) => new Date(day * 86_400_000);
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** Days since 1 January 1970 as 'early Nov', 'mid-Nov' or 'late Nov': words that do not age as a date does. */
export function dateText(day: number): string {
  const date = dateOf(day).getUTCDate();
  const part = date <= 10 ? 'early ' : date <= 20 ? 'mid-' : 'late ';
  return part + monthText(day);
}

export const monthText = (day: number): string => monthName.format(dateOf(day));

export const weekdayText = (day: number): string => weekdayName.format(dateOf(day));

/** 0 is Sunday. */
export const weekdayIndex = (day: number): number => dateOf(day).getUTCDay();

export function yearAfter(day: number): number {
  const date = dateOf(day);
  return date.setUTCFullYear(date.getUTCFullYear() + 1) / 86_400_000;
}

/** How many months a day is after another: 0 in the same month. */
export function monthsBetween(start: number, end: number): number {
  const [first, last] = [dateOf(start), dateOf(end)];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  return years * 12 + last.getUTCMonth() - first.getUTCMonth();
}

/** The first day of each month that begins within these days. */
export const monthStarts = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (day) => dateOf(day).getUTCDate() === 1,
  );
