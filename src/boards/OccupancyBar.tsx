const segments = 40;

/** A bar of 40 segments that shows which share of the capacity is occupied. */
export function OccupancyBar({ occupied, capacity }: { occupied: number; capacity: number }) {
  const filled = Math.round((occupied / capacity) * segments);
  return (
    <svg viewBox={`0 0 ${segments * 10 - 4} 14`} preserveAspectRatio="none" aria-hidden="true">
      <path data-occupied="" d={segmentPath(0, filled)} />
      <path data-empty="" d={segmentPath(filled, segments)} />
    </svg>
  );
}

/** Relative path commands, because identical text compresses to almost nothing. */
const segmentPath = (from: number, to: number) =>
  `M${from * 10} 3${'q0-3 3-3t3 3v8q0 3-3 3t-3-3zm10 0'.repeat(to - from)}`;
