/** What things are called in the built site: short, the same in every build, never the same twice. */
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

const letters = 'bcdefghijklmnopqrstuvwxyz';

/**
 * Two letters for each class and animation of the CSS modules, given out in their order: a page
 * names over a hundred, and letters made from a hash would not compress. No name has an `a` in it,
 * because content blockers hide whatever is called `ad`.
 */
export function shortClassNames(root: string) {
  const owners = ownersIn(root);
  return (name: string, path: string) => {
    const file = relative(root, path.replace(/\?.*$/, '')).split(sep).join('/');
    const place = owners.indexOf(`.${name} in ${file}`);
    if (place < 0)
      throw new Error(`.${name} in ${file} has no short name: it was not found there.`);
    return lettersOf(place);
  };
}

function ownersIn(root: string) {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  return files.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const names = css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi);
    return [...new Set(names)].map((name) => `.${name} in ${file.split(sep).join('/')}`);
  });
}

function lettersOf(place: number) {
  let short = '';
  for (let rest = place; rest > 0 || short.length < 2; rest = Math.floor(rest / letters.length))
    short = letters[rest % letters.length] + short;
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
