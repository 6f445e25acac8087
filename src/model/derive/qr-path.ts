/** A QR code as an SVG path with a horizontal stroke for each run of dark modules. */
export interface QrPath {
  size: number;
  path: string;
}

/** The result of lean-qr. */
interface Bitmap {
  size: number;
  get(x: number, y: number): boolean;
}

export function qrPath(bitmap: Bitmap): QrPath {
  const rows = Array.from({ length: bitmap.size }, (_, y) => rowPath(bitmap, y));
  return { size: bitmap.size, path: rows.join('') };
}

/** Relative moves, because small repeated numbers compress well. */
function rowPath(bitmap: Bitmap, y: number) {
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
