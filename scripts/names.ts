/** What things are called in the built site: short, the same in every build, never the same twice. */
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';

const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Two letters for each class and animation of the CSS modules, counted through in the order of
 * the files: half a kilobyte less in every first flight. No name has an `a` in it, because
 * content blockers hide whatever is called `ad`.
 */
export function shortClassNames(root: string) {
  const short = new Map<string, string>();
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort()) {
    const css = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!short.has(key)) short.set(key, pair(short.size));
    }
  }
  return (name: string, path: string) => {
    const file = relative(root, path.replace(/\?.*$/, ''));
    const found = short.get(`${file} ${name}`);
    if (!found) throw new Error(`${file}: .${name} was not there when the build began`);
    return found;
  };
}

function pair(number: number) {
  const [first, second] = [Math.floor(number / letters.length), number % letters.length];
  if (first >= letters.length) throw new Error('More classes than pairs of letters');
  return `${letters[first]}${letters[second]}`;
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
