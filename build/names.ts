/** What things are called in the built site: short, the same in every build, never the same twice. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';

const letters = 'bcdefghijklmnopqrstuvwxyz';
const length = 4;

/**
 * Four letters for each class and animation of the CSS modules, made from its file and name: what
 * changes elsewhere does not change them, and pages stay small. No name has an `a` in it, because
 * content blockers hide whatever is called `ad`.
 */
export function shortClassNames(root: string) {
  const owners = new Map<string, string>();
  const files = new Map<string, string>();
  const className = (name: string, path: string) => {
    const file = relative(root, path.replace(/\?.*$/, '')).split(sep).join('/');
    const owner = `.${name} in ${file}`;
    const short = lettersOf(owner);
    const other = owners.get(short);
    if (other && other !== owner)
      throw new Error(`${owner} and ${other} would both be called ${short}: rename one of them.`);
    owners.set(short, owner);
    files.set(short, file);
    return short;
  };
  return Object.assign(className, { fileOf: (short: string) => files.get(short) });
}

function lettersOf(text: string) {
  let number = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  let short = '';
  while (short.length < length) {
    short += letters[number % letters.length];
    number = Math.floor(number / letters.length);
  }
  return short;
}

/** For work: the file and the class, as they are written. */
export const readableClassName = (name: string, path: string) =>
  `${basename(path).replace(/\..*$/, '')}-${name}`;

/**
 * All sizes and formats of a picture share one folder with one hash, instead of each carrying its
 * own: a page names over a hundred of these files, and random letters do not compress.
 */
export function pictureAwareAssetName(asset: { originalFileNames: string[] }) {
  const [original = ''] = asset.originalFileNames;
  const folder = dirname(original);
  if (!folder.startsWith('pictures/')) return '_astro/[name].[hash][extname]';
  const slot = folder.slice('pictures/'.length).replace('/', '-');
  return `_astro/${slot}.${hashOfFolder(folder)}/[name][extname]`;
}

const folders = new Map<string, string>();

function hashOfFolder(folder: string) {
  let hash = folders.get(folder);
  if (!hash) {
    const sum = createHash('sha256');
    for (const file of readdirSync(folder).sort()) sum.update(readFileSync(`${folder}/${file}`));
    hash = sum.digest('base64url').slice(0, 6);
    folders.set(folder, hash);
  }
  return hash;
}
