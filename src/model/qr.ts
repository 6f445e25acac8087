import { correction, generate } from 'lean-qr';

/** A code as one path: a run of dark modules is one stroke. */
export interface Modules {
  size: number;
  path: string;
}

/**
 * Medium correction is for paper, which is worn. A clean screen needs none, and a long address has
 * larger modules there without it.
 */
export function modulesOf(text: string, minCorrectionLevel = correction.M): Modules {
  const modules = generate(text, { minCorrectionLevel });
  const rows = Array.from({ length: modules.size }, (_, y) => runsOf(modules, y));
  return { size: modules.size, path: rows.join('') };
}

export const onScreen = correction.L;

/** From run to run it moves by steps, not by places: small numbers that repeat compress well. */
function runsOf(modules: { size: number; get(x: number, y: number): boolean }, y: number) {
  let path = '';
  let pen = 0;
  for (let x = 0; x < modules.size; x++) {
    if (!modules.get(x, y)) continue;
    const start = x;
    while (x + 1 < modules.size && modules.get(x + 1, y)) x++;
    path += path ? `m${start - pen} 0` : `M${start} ${y}.5`;
    pen = x + 1;
    path += `h${pen - start}`;
  }
  return path;
}
