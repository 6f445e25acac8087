/** A code as one path: a run of dark modules is one stroke. */
export interface Modules {
  size: number;
  path: string;
}

/** A code as an encoder gives it. */
interface Bitmap {
  size: number;
  get(x: number, y: number): boolean;
}

export function draw(bitmap: Bitmap): Modules {
  const rows = Array.from({ length: bitmap.size }, (_, y) => runsOf(bitmap, y));
  return { size: bitmap.size, path: rows.join('') };
}

/** From run to run it moves by steps, not by places: small numbers that repeat compress well. */
function runsOf(bitmap: Bitmap, y: number) {
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
