/**
 * Encodes the master pictures in src/assets/pictures/ as AVIF and WebP, in the widths of each kind.
 *
 *   node tools/art/encode.ts              all masters that have changed
 *   node tools/art/encode.ts hotels/hero  only this picture
 *   node tools/art/encode.ts --check      writes nothing, but fails if a master has changed
 *
 * src/assets/pictures/hotels/hero.webp becomes src/assets/pictures/hotels/hero/640.avif, 640.webp and so on;
 * src/assets/pictures/hotels/hero-portrait.webp is the picture of the same id for phones.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type PictureKind,
  pictureKind,
  pictureKinds,
  type Shape,
} from '../../src/model/schema/picture-ids.ts';

type ShapeName = 'wide' | 'portrait';

interface Entry {
  width: number;
  height: number;
  widths: number[];
  source: string;
}

type Manifest = Record<string, Partial<Record<ShapeName, Entry>>>;

interface Master {
  file: string;
  folder: string;
  pictureId: string;
  shape: ShapeName;
  data: Buffer;
  entry: Entry;
}

const root = join(import.meta.dirname, '../..');
const manifestFile = 'src/assets/pictures/manifest.json';
const maxMasterBytes = 600_000;
const ratioTolerance = 0.02;

// Full chroma resolution (4:4:4) keeps small text on passes sharp and adds a tenth of the size.
// Effort 6 would save another 3 %, but takes three times as long.
const settings = {
  avif: { quality: 54, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 5, smartSubsample: true },
} as const;
const formats = Object.keys(settings) as (keyof typeof settings)[];

/** A problem with a file, printed as one line without a stack. */
class InputError extends Error {}

function absolute(path: string): string {
  return join(root, path);
}

async function write(file: string, data: string | Buffer): Promise<void> {
  await writeFile(absolute(file), data).catch((error: Error) => {
    // Node appends the system call and the absolute path after a comma.
    const [reason] = error.message.split(', ');
    throw new InputError(`${file} cannot be written: ${reason}`);
  });
}

async function list(folder: string) {
  return existsSync(absolute(folder)) ? readdir(absolute(folder), { withFileTypes: true }) : [];
}

/** All image files in src/assets/pictures/ and its direct subfolders. */
async function findMasters(): Promise<string[]> {
  const found: string[] = [];
  for (const item of await list('src/assets/pictures')) {
    const path = `src/assets/pictures/${item.name}`;
    if (item.isFile()) found.push(path);
    if (!item.isDirectory()) continue;
    for (const child of await list(path)) if (child.isFile()) found.push(`${path}/${child.name}`);
  }
  return found.filter((file) => /\.(webp|avif|png|jpe?g|tiff?|gif)$/i.test(file)).sort();
}

/** `src/assets/pictures/hotels/hero-portrait.webp` is the portrait of `hotels/hero`. */
function idAndShape(file: string): { pictureId: string; shape: ShapeName } {
  const name = file.replace(/^src\/assets\/pictures\//, '').replace(/\.\w+$/, '');
  const portrait = name.endsWith('-portrait');
  return portrait
    ? { pictureId: name.slice(0, -'-portrait'.length), shape: 'portrait' }
    : { pictureId: name, shape: 'wide' };
}

function shapeOf(pictureId: string, shape: ShapeName): Shape {
  const name = pictureKind(pictureId);
  if (!name) {
    const expected = Object.values(pictureKinds).map((kind) => kind.expected);
    throw new InputError(`there is no picture id "${pictureId}"; expected ${expected.join('; ')}`);
  }
  const kind: PictureKind = pictureKinds[name];
  const found = kind[shape];
  if (!found) throw new InputError(`${kind.expected} has no portrait version`);
  return found;
}

/** The widths of the kind that the master can fill; a smaller master adds its own width. */
function widthsFor(master: number, wanted: readonly number[]): number[] {
  const widths = wanted.filter((width) => width <= master);
  if (master < Math.max(...wanted) && !widths.includes(master)) widths.push(master);
  return widths;
}

async function readMaster(file: string): Promise<Master> {
  const { pictureId, shape } = idAndShape(file);
  const { ratio, widths } = shapeOf(pictureId, shape);
  if (!file.endsWith('.webp')) throw new InputError('a master is a .webp file');

  const data = await readFile(absolute(file));
  if (data.length > maxMasterBytes) {
    throw new InputError(`is ${kB(data.length)}; a master is at most ${kB(maxMasterBytes)}`);
  }
  const { width, height, format } = await sharp(data)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }));
  if (format !== 'webp') throw new InputError('is not a readable WebP picture');
  if (Math.abs(width / height / ratio - 1) > ratioTolerance) {
    const actual = (width / height).toFixed(3);
    const wantedHeight = Math.round(width / ratio);
    throw new InputError(
      `is ${width}×${height} (${actual}); needs ${ratio.toFixed(3)}, that is ${width}×${wantedHeight}`,
    );
  }
  const source = createHash('sha256').update(data).update(JSON.stringify(settings)).digest('hex');
  const entry = { width, height, widths: widthsFor(width, widths), source };
  return { file, folder: file.replace(/\.webp$/, ''), pictureId, shape, data, entry };
}

/** Decodes the whole picture, which finds truncated files. */
async function checkPixels(master: Master): Promise<void> {
  await sharp(master.data, { failOn: 'warning' })
    .stats()
    .catch(() => {
      throw new InputError('is not a readable WebP picture: it is damaged or cut short');
    });
}

/** Runs a check on every item and throws all problems together. */
async function checkAll<T, R>(items: T[], file: (item: T) => string, check: (item: T) => R) {
  const good: Awaited<R>[] = [];
  const problems: string[] = [];
  for (const item of items) {
    try {
      good.push(await check(item));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(`${file(item)}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'));
  return good;
}

function filesOf(entry: Entry): string[] {
  return entry.widths.flatMap((width) => formats.map((format) => `${width}.${format}`));
}

function isCurrent(master: Master, manifest: Manifest): boolean {
  const old = manifest[master.pictureId]?.[master.shape];
  return (
    JSON.stringify(old) === JSON.stringify(master.entry) &&
    filesOf(master.entry).every((name) => existsSync(absolute(`${master.folder}/${name}`)))
  );
}

async function encode(master: Master, progress: string): Promise<number> {
  let total = 0;
  await mkdir(absolute(master.folder), { recursive: true });
  for (const width of master.entry.widths) {
    const label = [progress, master.pictureId, master.shape === 'portrait' && 'portrait', width];
    process.stdout.write(`${label.filter(Boolean).join(' ')} … `);
    const sizes: string[] = [];
    for (const format of formats) {
      const picture = sharp(master.data).resize({ width });
      const file = `${master.folder}/${width}.${format}`;
      const data = await picture.toFormat(format, settings[format]).toBuffer();
      await write(file, data);
      sizes.push(format === 'avif' ? kB(data.length) : `${format} ${kB(data.length)}`);
      total += data.length;
    }
    console.log(sizes.join(', '));
  }
  return total;
}

/** Deletes outdated encodings. Other files in the folder are not touched. */
async function prune(folder: string, keep: string[]): Promise<number> {
  let removed = 0;
  for (const { name } of await list(folder)) {
    if (!/^\d+\.(avif|webp)$/.test(name) || keep.includes(name)) continue;
    await rm(absolute(`${folder}/${name}`));
    removed++;
  }
  if (existsSync(absolute(folder)) && (await readdir(absolute(folder))).length === 0)
    await rmdir(absolute(folder));
  return removed;
}

async function readManifest(): Promise<Manifest> {
  if (!existsSync(absolute(manifestFile))) return {};
  try {
    return JSON.parse(await readFile(absolute(manifestFile), 'utf8'));
  } catch {
    throw new InputError(
      `${manifestFile}: is not valid JSON; delete it to encode everything again`,
    );
  }
}

async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted: Manifest = {};
  for (const pictureId of Object.keys(manifest).sort()) {
    const { wide, portrait } = manifest[pictureId] ?? {};
    if (wide) sorted[pictureId] = portrait ? { wide, portrait } : { wide };
  }
  // Lists of widths on one line, as Biome formats them.
  const text = JSON.stringify(sorted, null, 2).replace(/\[[\d,\s]+\]/g, (widths) =>
    widths.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
  await write(manifestFile, `${text}\n`);
}

function kB(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

async function main(wanted: string[], checkOnly: boolean): Promise<void> {
  const manifest = await readManifest();
  const files = await findMasters();
  const pictureIds = new Set([
    ...files.map((file) => idAndShape(file).pictureId),
    ...Object.keys(manifest),
  ]);
  await checkAll(
    wanted,
    (pictureId) => pictureId,
    (pictureId) => {
      shapeOf(pictureId, 'wide');
      if (!pictureIds.has(pictureId))
        throw new InputError(`there is no src/assets/pictures/${pictureId}.webp`);
    },
  );
  const isChosen = (pictureId: string) => wanted.length === 0 || wanted.includes(pictureId);

  const inScope = files.filter((file) => isChosen(idAndShape(file).pictureId));
  const masters = await checkAll(inScope, String, async (file) => {
    const master = await readMaster(file);
    const wide = `src/assets/pictures/${master.pictureId}.webp`;
    if (!files.includes(wide)) throw new InputError(`needs ${wide} beside it`);
    return master;
  });
  const stale = masters.filter((master) => !isCurrent(master, manifest));
  if (checkOnly) {
    await checkAll(
      stale,
      (master) => master.file,
      () => {
        throw new InputError('is not encoded or has changed; run npm run pictures');
      },
    );
    return;
  }
  await checkAll(stale, (master) => master.file, checkPixels);

  let bytes = 0;
  for (const [index, master] of stale.entries()) {
    bytes += await encode(master, `[${index + 1}/${stale.length}]`);
    manifest[master.pictureId] = { ...manifest[master.pictureId], [master.shape]: master.entry };
    // Saved after every master, so that an interrupted run can continue.
    await writeManifest(manifest);
  }

  let removed = 0;
  for (const master of masters) removed += await prune(master.folder, filesOf(master.entry));
  const folders = masters.map((master) => master.folder);
  for (const place of (await list('src/assets/pictures')).filter((item) => item.isDirectory())) {
    for (const item of await list(`src/assets/pictures/${place.name}`)) {
      const folder = `src/assets/pictures/${place.name}/${item.name}`;
      const orphan = item.isDirectory() && !folders.includes(folder);
      if (orphan && isChosen(idAndShape(folder).pictureId)) removed += await prune(folder, []);
    }
  }
  for (const pictureId of Object.keys(manifest).filter(isChosen)) {
    for (const shape of ['wide', 'portrait'] as const) {
      const exists = masters.some(
        (master) => master.pictureId === pictureId && master.shape === shape,
      );
      if (!exists) delete manifest[pictureId]?.[shape];
    }
  }
  await writeManifest(manifest);

  const encodings = stale.reduce((sum, master) => sum + filesOf(master.entry).length, 0);
  console.log(
    `${stale.length} masters encoded (${encodings} files, ${kB(bytes)}), ` +
      `${masters.length - stale.length} unchanged, ${removed} old files removed.`,
  );
}

try {
  const args = process.argv.slice(2);
  const wanted = args.filter((arg) => arg !== '--check');
  await main(wanted, wanted.length < args.length);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
