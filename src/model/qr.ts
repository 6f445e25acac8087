import qrcode from 'qrcode';

/** A code as one path: a run of dark modules is one stroke. */
export interface Modules {
  size: number;
  path: string;
}

export function modulesOf(text: string): Modules {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, y) => runsOf(modules, y));
  return { size: modules.size, path: rows.join('') };
}

/** From run to run it moves by steps, not by places: small numbers that repeat compress well. */
function runsOf(modules: { size: number; get(row: number, column: number): number }, y: number) {
  let path = '';
  let pen = 0;
  for (let x = 0; x < modules.size; x++) {
    if (!modules.get(y, x)) continue;
    const start = x;
    while (x + 1 < modules.size && modules.get(y, x + 1)) x++;
    path += path ? `m${start - pen} 0` : `M${start} ${y}.5`;
    pen = x + 1;
    path += `h${pen - start}`;
  }
  return path;
}
