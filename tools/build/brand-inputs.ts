/**
 * What the icons, link previews and pictures were made from. `npm run brand` records it in art/brand.json,
 * so that the build can name the files that show an earlier name, logo or color.
 *
 * `node build/brand-inputs.ts` prints the outdated files in one line, or nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTheme } from '../src/model/derive/find-theme.ts';
import { loadBrand, logoFile, wordmarkFile } from '../src/model/load/load-brand.ts';
import { loadContent } from '../src/model/load/load-content.ts';
import { readBrandFiles, readContentFiles } from '../src/model/load/read-files.ts';
import type { Content } from '../src/model/schema/content.ts';

type Inputs = Record<string, string>;

export interface BrandRecord {
  icons?: Inputs;
  /** By the name of the file in public/share. */
  previews: Record<string, Inputs>;
  /** By slot: a hash of the picture, and what was true when the picture was added. */
  pictures: Record<string, Picture>;
}

interface Picture {
  source: string;
  /** The colors of the verticals in the picture. */
  colors: string;
  /** The address in its QR codes. */
  address?: string;
}

export const recordFile = 'art/brand.json';
export const previewFile = (name: string) => `public/share/${name}.jpg`;
const scales = ['', '@2x', '@3x'];
export const iconFiles = [
  ...['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map((name) => `public/${name}`),
  ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map((name) => `public/${name}`),
  ...['icon', 'logo-white', 'logo-ink'].flatMap((name) =>
    scales.map((scale) => `passes/art/${name}${scale}.png`),
  ),
];

/** What the files would be made from now. */
export function currentInputs(root = '.'): Required<BrandRecord> {
  const content = loadContent(readContentFiles(root), {});
  const { site, palette, home, pages } = content;
  const files = readBrandFiles(root);
  loadBrand(files);
  const { ink, paper } = palette.page;
  const logo = { logo: hash(files[logoFile] ?? ''), ink, paper };
  const pictures = readPictures(root);
  const preview = ({ title, picture }: Content['home']['hero'] | PageHero) => ({
    name: site.name,
    headline: title,
    picture: pictures[picture.slot]?.slice(0, 16) ?? '',
    ...logo,
    ...(files[wordmarkFile] && { wordmark: hash(files[wordmarkFile]) }),
  });
  return {
    icons: logo,
    previews: {
      home: preview(home.hero),
      ...Object.fromEntries(pages.map(({ id, page }) => [id, preview(page.hero)])),
    },
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([slot, source]) => [
        slot,
        {
          source: hash(source),
          colors: colorsOf(slot, content),
          ...(slot === allVerticals && { address: site.siteUrl }),
        },
      ]),
    ),
  };
}

type PageHero = Content['pages'][number]['page']['hero'];

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A hash of the pictures in each slot. */
function readPictures(root: string): Record<string, string> {
  const manifest: Record<string, Record<string, { source: string }>> = JSON.parse(
    readFileSync(join(root, 'pictures/manifest.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(manifest).map(([slot, shapes]) => [
      slot,
      Object.values(shapes)
        .map(({ source }) => source)
        .join(' '),
    ]),
  );
}

/** The first picture of the home page shows a pass of every vertical, with QR codes. */
const allVerticals = 'home/hero';

const verticalsIn = (slot: string, { verticals }: Content) =>
  verticals.filter(
    ({ id }) => slot === `cards/${id}` || slot.startsWith(`${id}/`) || slot === allVerticals,
  );

function colorsOf(slot: string, content: Content): string {
  return verticalsIn(slot, content)
    .map(({ theme }) => findTheme(content.palette, theme))
    .map(({ base, accent }) => `${base.main} ${accent.main}`)
    .join(' ');
}

export function readRecord(root = '.'): BrandRecord {
  const file = join(root, recordFile);
  const empty = { previews: {}, pictures: {} };
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;
}

/**
 * What a picture of these verticals shows of an earlier brand. Replaced pictures show nothing of it.
 * @param verticals in the order of the colors
 */
export function earlierParts(verticals: string[], recorded?: Picture, current?: Picture): string[] {
  if (!recorded || recorded.source !== current?.source) return [];
  const now = current.colors.split(' ');
  const colors = recorded.colors.split(' ').flatMap((old, index) => {
    if (old === now[index]) return [];
    const name = index % 2 === 0 ? 'color' : 'accent color';
    return `the old ${name} of ${verticals[Math.floor(index / 2)]} (${old}, now ${now[index]})`;
  });
  const { address } = current;
  const isOldAddress = recorded.address !== address;
  return [...colors, ...(isOldAddress ? [`QR codes of ${recorded.address}, now ${address}`] : [])];
}

const reasons: Record<string, (old: string) => string> = {
  name: (old) => `the name was '${old}'`,
  headline: () => 'the headline has changed',
  picture: () => 'the picture has changed',
  logo: () => 'the logo has changed',
  wordmark: () => 'the wordmark has changed',
  ink: () => 'the colors have changed',
  paper: () => 'the colors have changed',
};

function reasonFor(files: string[], root: string, recorded: Inputs | undefined, current: Inputs) {
  if (!files.every((file) => existsSync(join(root, file)))) return 'missing';
  if (!recorded) return 'not drawn by npm run brand';
  const keys = new Set([...Object.keys(recorded), ...Object.keys(current)]);
  const changed = [...keys].filter((key) => recorded[key] !== current[key]);
  return [...new Set(changed.map((key) => reasons[key]?.(recorded[key] ?? '') ?? key))].join(', ');
}

export interface OutdatedFiles {
  /** The reason for each file that `npm run brand` draws again. */
  files: Map<string, string>;
  /** The slots of pictures by what they show of an earlier brand. */
  pictures: Map<string, string[]>;
}

export function findOutdated(root = '.'): OutdatedFiles {
  const current = currentInputs(root);
  const recorded = readRecord(root);
  const files = new Map<string, string>();
  const iconReason = reasonFor(iconFiles, root, recorded.icons, current.icons);
  if (iconReason) for (const file of iconFiles) files.set(file, iconReason);
  for (const [name, inputs] of Object.entries(current.previews)) {
    const file = previewFile(name);
    const reason = reasonFor([file], root, recorded.previews[name], inputs);
    if (reason) files.set(file, reason);
  }
  const content = loadContent(readContentFiles(root), {});
  const pictures = new Map<string, string[]>();
  for (const [slot, picture] of Object.entries(recorded.pictures)) {
    const verticals = verticalsIn(slot, content).map(({ id }) => id);
    for (const part of earlierParts(verticals, picture, current.pictures[slot]))
      pictures.set(part, [...(pictures.get(part) ?? []), slot]);
  }
  return { files, pictures };
}

/** Sentences that name all outdated files. */
export function describeOutdated({ files, pictures }: OutdatedFiles): string[] {
  const icons = iconFiles.filter((file) => files.has(file));
  const previews = [...files].filter(([file]) => !icons.includes(file));
  const byReason = Map.groupBy(previews, ([, reason]) => reason);
  return [
    ...(icons[0]
      ? [`Outdated: ${icons[0]} and ${icons.length - 1} other icons (${files.get(icons[0])}).`]
      : []),
    ...[...byReason].map(
      ([reason, entries]) => `Outdated: ${entries.map(([file]) => file).join(', ')} (${reason}).`,
    ),
    ...(files.size > 0 ? ['Run npm run brand to draw them again.'] : []),
    ...[...pictures].map(
      ([part, slots]) =>
        `${slots.length === 1 ? '1 picture shows' : `${slots.length} pictures show`} ${part}: ` +
        `${slots.map(withPreview).join(', ')}. This does not stop a deployment; see docs/brand.md.`,
    ),
  ];
}

/** The first picture of a page is also in its link preview. */
function withPreview(slot: string): string {
  const [place = '', frame] = slot.split('/');
  return frame === 'hero' ? `${slot} (also in ${previewFile(place)})` : slot;
}

if (import.meta.main) {
  const { files, pictures } = findOutdated();
  const slots = [...new Set([...pictures.values()].flat())];
  const parts = [
    ...(files.size > 0 ? [`${files.size} icons and link previews (run npm run brand)`] : []),
    ...(slots.length > 0 ? [`the pictures ${slots.join(', ')} (see docs/brand.md)`] : []),
  ];
  if (parts.length > 0) console.log(`Still show an earlier brand: ${parts.join(', ')}.`);
}
