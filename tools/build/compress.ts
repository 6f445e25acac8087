import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Formats that are compressed already. */
const isCompressed = /\.(?:avif|jpg|png|webp|woff2)$/;
const minimumSize = 256;
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

/** Writes `.br` and `.gz` files beside every file of the folder that they make smaller. */
export async function compress(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !isCompressed.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const body = await readFile(file);
      if (body.length <= minimumSize) return;
      for (const [suffix, encode] of Object.entries(encoders)) {
        const encoded = await encode(body);
        if (encoded.length < body.length) await writeFile(file + suffix, encoded);
      }
    }),
  );
}

if (import.meta.main) await compress(process.argv[2] ?? 'dist');
