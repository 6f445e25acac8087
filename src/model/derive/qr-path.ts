import type { Bitmap2D } from 'lean-qr/nano';

/** A QR code as an SVG path with a horizontal stroke for each run of dark modules. */
export interface QrPath {
  size: number;
  path: string;
}

export function qrPath(bitmap: Bitmap2D): QrPath {
  const rows = Array.from({ length: bitmap.size }, (_, y) => rowPath(bitmap, y));
  return { size: bitmap.size, path: rows.join('') };
}

/** Relative moves, because small repeated numbers compress well. */
function rowPath(bitmap: Bitmap2D, y: number) {
  let path = '';
  let pen = 0;
  for (let x = 0; x < bitmap.size; x++) {
    if (!bitmap.get(x, y)) continue;
    const start = x;
    while (x + 1 < bitmap.size && bitmap.get(x + 1, y)) x++;
    path += path ? `m${start - pen} 0` : `M${start} ${y}.5`;
    pen = x + 1;
    path += `h${pen - start}`;
  }
  return path;
}
