import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are packed as tightly as they go. */
const isPacked = /\.(?:avif|jpg|png|webp|woff2)$/;
const smallest = 256;

const encoders = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every file of the folder that gets smaller by it. */
export async function compress(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isPacked.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

  const totals = { files: 0, plain: 0, '.br': 0, '.gz': 0 };
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length <= smallest) return;
      totals.files += 1;
      totals.plain += body.length;
      for (const suffix of ['.br', '.gz'] as const) {
        const encoded = await encoders[suffix](body);
        const isSmaller = encoded.length < body.length;
        if (isSmaller) await writeFile(file + suffix, encoded);
        totals[suffix] += isSmaller ? encoded.length : body.length;
      }
    }),
  );
  return totals;
}

if (import.meta.main) {
  const totals = await compress(process.argv[2] ?? 'dist');
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `Compressed ${totals.files} files: ${kB(totals.plain)} to ` +
      `${kB(totals['.br'])} brotli, ${kB(totals['.gz'])} gzip`,
  );
}
