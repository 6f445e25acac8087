import type { SliderRange } from '../time';
import { percentSpan } from './percent-span';

/** A vertical line at the current day; every row of the chart has a piece of it. */
export function TodayLine({ range, day, top }: { range: SliderRange; day: number; top: string }) {
  const { x } = percentSpan(range, day, day);
  return <line x1={x} x2={x} y1={top} y2="100%" />;
}
