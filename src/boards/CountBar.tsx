const segments = 40;

/** A bar of 40 segments that shows a count as a share of its maximum. */
export function CountBar({ count, max }: { count: number; max: number }) {
  const filled = Math.round((count / max) * segments);
  return (
    <svg viewBox={`0 0 ${segments * 10 - 4} 14`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--accent-edge, var(--accent))" d={segmentPath(0, filled)} />
      <path fill="var(--paper-3)" d={segmentPath(filled, segments)} />
    </svg>
  );
}

/** Relative path commands, because repeated text compresses well. */
const segmentPath = (from: number, to: number) =>
  `M${from * 10} 3${'q0-3 3-3t3 3v8q0 3-3 3t-3-3zm10 0'.repeat(to - from)}`;
