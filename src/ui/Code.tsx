import type { Modules } from '../model/qr';

/** Draws a code that was worked out before: a browser needs no encoder for it. */
export function Code({ size, path }: Modules) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path stroke="#0d0f0e" d={path} />
    </svg>
  );
}
