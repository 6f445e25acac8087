import type { Modules } from '../model/derive/qr-path';

/** Draws a code that was worked out before: a browser needs no encoder for it. */
export function Code({ size, path }: Modules) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path stroke="var(--ink)" d={path} />
    </svg>
  );
}
