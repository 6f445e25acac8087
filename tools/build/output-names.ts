import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts all sizes and formats of a picture into one folder with one hash. A page names over a hundred
 * of these files, and a hash in each name would not compress.
 */
export function assetFileName(asset: { originalFileNames: string[] }) {
  const [original = ''] = asset.originalFileNames;
  const folder = dirname(original);
  if (!folder.startsWith('src/assets/pictures/')) return '_astro/[name].[hash][extname]';
  const pictureId = folder.slice('src/assets/pictures/'.length).replace('/', '-');
  return `_astro/${pictureId}.${hashFolder(folder)}/[name][extname]`;
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

/**
 * Modules that load together are one file, because each file is another request: without groups, a visitor
 * who opens the live wallet loads 25 files and 4 kB more.
 */
export const chunkGroups = [
  // What all islands share.
  {
    name: 'react',
    test: /\/(react|react-dom|scheduler|@?nanostores)\/|preload-helper|src\/(pass|ui\/(?!DemoButton|HeroScreen|Qr|Res))|format-message/,
  },
  // The islands that show the visitor's pass are hydrated at once.
  {
    name: 'visitor-pass',
    test: /src\/(live-wallet\/(controls|on-page|preview|timeline|LiveWallet|PassEditor)|sections\/.*Steps)/,
  },
];
