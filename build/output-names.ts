/** Class names and asset file names of the built site. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';

const letters = 'bcdefghijklmnopqrstuvwxyz';
const length = 4;

/**
 * Names the classes and animations of CSS modules with four letters hashed from file and name, which
 * are short and the same in every build. No name contains an `a`: content blockers hide `.ad`.
 */
export function shortClassNames(root: string) {
  const sources = new Map<string, string>();
  const files = new Map<string, string>();
  const className = (name: string, path: string) => {
    const file = relative(root, path.replace(/\?.*$/, '')).split(sep).join('/');
    const source = `.${name} in ${file}`;
    const short = hashToLetters(source);
    const other = sources.get(short);
    if (other && other !== source)
      throw new Error(
        `${source} and ${other} have the same short name ${short}: rename one of them.`,
      );
    sources.set(short, source);
    files.set(short, file);
    return short;
  };
  return Object.assign(className, { fileOf: (short: string) => files.get(short) });
}

function hashToLetters(text: string) {
  let number = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  let short = '';
  while (short.length < length) {
    short += letters[number % letters.length];
    number = Math.floor(number / letters.length);
  }
  return short;
}

/** For development: file and class name. */
export const readableClassName = (name: string, path: string) =>
  `${basename(path).replace(/\..*$/, '')}-${name}`;

/**
 * Puts all sizes and formats of a picture into one folder with one hash. A page names over a hundred
 * of these files, and a hash in each name would not compress.
 */
export function assetFileName(asset: { originalFileNames: string[] }) {
  const [original = ''] = asset.originalFileNames;
  const folder = dirname(original);
  if (!folder.startsWith('pictures/')) return '_astro/[name].[hash][extname]';
  const slot = folder.slice('pictures/'.length).replace('/', '-');
  return `_astro/${slot}.${hashFolder(folder)}/[name][extname]`;
}

const folders = new Map<string, string>();

function hashFolder(folder: string) {
  let hash = folders.get(folder);
  if (!hash) {
    const sum = createHash('sha256');
    for (const file of readdirSync(folder).sort()) sum.update(readFileSync(`${folder}/${file}`));
    hash = sum.digest('base64url').slice(0, 6);
    folders.set(folder, hash);
  }
  return hash;
}
