/**
 * What the icons, link previews, drawn name and pictures were made from. `npm run brand` records it in tools/art/brand.json,
 * so that the build can name the files that show an earlier name, logo or color.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTheme } from '../../src/model/derive/find-theme.ts';
import {
  drawnNameFile,
  loadBrand,
  logoFile,
  wordmarkFile,
} from '../../src/model/load/load-brand.ts';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readBrandFiles, readContentFiles } from '../../src/model/load/read-files.ts';
import type { Content } from '../../src/model/schema/content.ts';
import { fonts } from '../../src/styles/fonts.ts';
import { findFontFile } from '../build/font-files.ts';
import { usedPictures } from '../build/pictures.ts';

type Inputs = Record<string, string>;

export interface BrandRecord {
  icons?: Inputs;
  /** Without it no name is drawn: there is a wordmark, or the font of the headlines lacks letters. */
  drawnName?: Inputs | undefined;
  /** By the name of the file in public/share. */
  previews: Record<string, Inputs>;
  /** By picture id: a hash of the picture, and what was true when the picture was added. */
  pictures: Record<string, Picture>;
}

interface Picture {
  source: string;
  /** The main color and the accent of each vertical in the picture, by its id. */
  colors: Record<string, [color: string, accent: string]>;
  /** The address in its QR codes. */
  address?: string;
}

export const recordFile = 'tools/art/brand.json';
export const previewFile = (name: string) => `public/share/${name}.jpg`;
const scales = ['', '@2x', '@3x'];
export const iconFiles = [
  ...['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map((name) => `public/${name}`),
  ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map((name) => `public/${name}`),
  ...['icon', 'logo-white', 'logo-ink'].flatMap((name) =>
    scales.map((scale) => `server/passes/art/${name}${scale}.png`),
  ),
];

/** Whether the font of the headlines has all characters of the name. */
export const canDrawName = (name: string) => findFontFile(fonts.display, name) !== undefined;

/** What the files would be made from now. */
export function currentInputs(root = '.'): BrandRecord & { icons: Inputs } {
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
    font: fonts.display,
    picture: pictures[picture.pictureId]?.slice(0, 16) ?? '',
    ...logo,
    ...(files[wordmarkFile] && { wordmark: hash(files[wordmarkFile]) }),
  });
  const isDrawn = !files[wordmarkFile] && canDrawName(site.name);
  return {
    icons: logo,
    drawnName: isDrawn ? { name: site.name, font: fonts.display } : undefined,
    previews: {
      home: preview(home.hero),
      ...Object.fromEntries(pages.map(({ id, page }) => [id, preview(page.hero)])),
    },
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([pictureId, source]) => [
        pictureId,
        {
          source: hash(source),
          colors: colorsOf(pictureId, content),
          ...(pictureId === allVerticals && { address: site.siteUrl }),
        },
      ]),
    ),
  };
}

type PageHero = Content['pages'][number]['page']['hero'];

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A hash of the pictures of each id. */
function readPictures(root: string): Record<string, string> {
  const manifest: Record<string, Record<string, { source: string }>> = JSON.parse(
    readFileSync(join(root, 'src/assets/pictures/manifest.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(manifest).map(([pictureId, shapes]) => [
      pictureId,
      Object.values(shapes)
        .map(({ source }) => source)
        .join(' '),
    ]),
  );
}

/** The first picture of the home page shows a pass of every vertical, with QR codes. */
const allVerticals = 'home/hero';

const verticalsIn = (pictureId: string, { verticals }: Content) =>
  verticals.filter(
    ({ id }) =>
      pictureId === `cards/${id}` || pictureId.startsWith(`${id}/`) || pictureId === allVerticals,
  );

const colorsOf = (pictureId: string, content: Content): Picture['colors'] =>
  Object.fromEntries(
    verticalsIn(pictureId, content).map(({ id, theme }) => {
      const { base, accent } = findTheme(content.palette, theme);
      return [id, [base.main, accent.main]];
    }),
  );

export function readRecord(root = '.'): BrandRecord {
  const file = join(root, recordFile);
  const empty = { previews: {}, pictures: {} };
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;
}

/** What a picture shows of an earlier brand. Replaced pictures show nothing of it. */
export function earlierParts(recorded?: Picture, current?: Picture): string[] {
  if (!recorded || recorded.source !== current?.source) return [];
  const old = Object.entries(recorded.colors).flatMap(([id, colors]) => {
    const now = current.colors[id];
    if (!now) return [`${id}, which the site no longer has`];
    return ['color', 'accent color'].flatMap((name, index) =>
      colors[index] === now[index]
        ? []
        : [`the old ${name} of ${id} (${colors[index]}, now ${now[index]})`],
    );
  });
  const added = Object.keys(current.colors).filter((id) => !(id in recorded.colors));
  const { address } = current;
  const isOldAddress = recorded.address !== address;
  return [
    ...old,
    ...added.map((id) => `nothing of ${id} yet`),
    ...(isOldAddress ? [`QR codes of ${recorded.address}, now ${address}`] : []),
  ];
}

const reasons: Record<string, (old: string) => string> = {
  name: (old) => `the name was '${old}'`,
  headline: () => 'the headline has changed',
  font: () => 'the font has changed',
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
  /** The ids of pictures by what they show of an earlier brand. */
  pictures: Map<string, string[]>;
}

export function findOutdated(root = '.'): OutdatedFiles {
  const current = currentInputs(root);
  const recorded = readRecord(root);
  const files = new Map<string, string>();
  const iconReason = reasonFor(iconFiles, root, recorded.icons, current.icons);
  if (iconReason) for (const file of iconFiles) files.set(file, iconReason);
  const nameReason = current.drawnName
    ? reasonFor([drawnNameFile], root, recorded.drawnName, current.drawnName)
    : existsSync(join(root, drawnNameFile)) && 'no longer used';
  if (nameReason) files.set(drawnNameFile, nameReason);
  for (const [name, inputs] of Object.entries(current.previews)) {
    const file = previewFile(name);
    const reason = reasonFor([file], root, recorded.previews[name], inputs);
    if (reason) files.set(file, reason);
  }
  const pictures = new Map<string, string[]>();
  // Another message lists those that no page shows.
  const used = usedPictures(loadContent(readContentFiles(root), {}));
  for (const [pictureId, picture] of Object.entries(recorded.pictures)) {
    if (!used.has(pictureId)) continue;
    for (const part of earlierParts(picture, current.pictures[pictureId]))
      pictures.set(part, [...(pictures.get(part) ?? []), pictureId]);
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
      ([part, pictureIds]) =>
        `${pictureIds.length === 1 ? '1 picture shows' : `${pictureIds.length} pictures show`} ${part}: ` +
        `${pictureIds.map(withPreview).join(', ')}. This does not stop a deployment; see docs/brand.md.`,
    ),
  ];
}

/** The first picture of a page is also in its link preview. */
function withPreview(pictureId: string): string {
  const [place = '', frame] = pictureId.split('/');
  return frame === 'hero' ? `${pictureId} (also in ${previewFile(place)})` : pictureId;
}
