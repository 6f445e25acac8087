import type { QrPath } from '../model/derive/qr-path';

/** Draws a QR code from its path, so that no encoder is loaded in the browser. */
export function QrImage({ size, path }: QrPath) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path stroke="var(--ink)" d={path} />
    </svg>
  );
}
