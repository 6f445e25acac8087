import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type PictureKind, pictureKind, pictureKinds } from '../../src/model/schema/picture-ids.ts';
import { hasFace, hashFace } from '../../tools/art/faces/face-content.ts';
import { describeUnused } from '../../tools/build/pictures.ts';
import { content } from '../content.ts';

type Manifest = Record<string, { wide: { widths: number[] }; portrait?: { widths: number[] } }>;

describe('the pictures of the site', () => {
  const files = fs.globSync('src/assets/pictures/*/*.webp');
  const masters = files.map((file) => file.replace(/^src\/assets\/pictures\/|\.webp$/g, '')).sort();

  test('every picture id has a picture, and a portrait if its kind has one; there are no others', () => {
    expect(describeUnused(content)).toBeUndefined();
    const used = [...new Set(pictureIdsIn(content))];
    const kindOf = (pictureId: string): PictureKind =>
      pictureKinds[pictureKind(pictureId) ?? 'homeHero'];
    const portraits = used.filter((pictureId) => kindOf(pictureId).portrait);
    expect(masters).toEqual(
      [...used, ...portraits.map((pictureId) => `${pictureId}-portrait`)].sort(),
    );
  });

  test('the manifest lists all masters and encodings', () => {
    const manifest: Manifest = JSON.parse(
      fs.readFileSync('src/assets/pictures/manifest.json', 'utf8'),
    );
    const listed = Object.entries(manifest).flatMap(([pictureId, { wide, portrait }]) => [
      { name: pictureId, widths: wide.widths },
      ...(portrait ? [{ name: `${pictureId}-portrait`, widths: portrait.widths }] : []),
    ]);
    expect(listed.map(({ name }) => name).sort()).toEqual(masters);
    const encodings = listed.flatMap(({ name, widths }) =>
      widths.flatMap((width) =>
        ['avif', 'webp'].map((type) => `src/assets/pictures/${name}/${width}.${type}`),
      ),
    );
    expect(fs.globSync('src/assets/pictures/*/*/*').sort()).toEqual(encodings.sort());
  });

  // Only a warning: an editor who changes a pass usually cannot render pictures.
  test('every picture lists what its phones show, with a warning if that is outdated', () => {
    const art: Record<string, { faces?: Record<string, string> }> = JSON.parse(
      fs.readFileSync('tools/art/manifest.json', 'utf8'),
    );
    const outdated = masters.filter((master) => {
      const faces = Object.entries(art[master]?.faces ?? {});
      expect(faces, master).not.toEqual([]);
      return faces.some(([face, hash]) => !hasFace(face) || hashFace(face) !== hash);
    });
    if (outdated.length > 0) console.warn(`Run npm run art to update: ${outdated.join(', ')}`);
  });

  test('every master has the right size and is encoded', () => {
    expect(runEncode('.', '--check')).toMatchObject({ status: 0, stderr: '' });
  });
});

const runEncode = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, ['tools/art/encode.ts', ...args], { cwd, encoding: 'utf8' });

function pictureIdsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'pictureId' ? [String(value)] : pictureIdsIn(value),
  );
}

describe('npm run pictures', () => {
  const root = fs.mkdtempSync(join(tmpdir(), 'walletable-pictures-'));
  for (const file of ['tools/art/encode.ts', 'src/model/schema/picture-ids.ts', 'package.json']) {
    fs.mkdirSync(join(root, dirname(file)), { recursive: true });
    fs.copyFileSync(file, join(root, file));
  }
  fs.symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  beforeEach(() => fs.rmSync(join(root, 'src/assets/pictures'), { recursive: true, force: true }));
  afterAll(() => fs.rmSync(root, { recursive: true }));

  function write(path: string, data: string | Buffer) {
    const file = join(root, 'src/assets/pictures', extname(path) ? path : `${path}.webp`);
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, data);
  }

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0b7351' } })
      .webp()
      .toBuffer();

  const encode = (...args: string[]) => runEncode(root, ...args);
  const encodings = () => fs.globSync('*/*/*', { cwd: join(root, 'src/assets/pictures') }).sort();
  const manifest = (): Manifest =>
    JSON.parse(fs.readFileSync(join(root, 'src/assets/pictures/manifest.json'), 'utf8'));
  const modified = () =>
    encodings().map(
      (file) => [file, fs.statSync(join(root, 'src/assets/pictures', file)).mtimeMs] as const,
    );

  test('encodes each master at the widths of its kind, never wider than the master', async () => {
    write('cards/hotels', await picture(500, 600));
    write('hotels/hero', await picture(64, 36));
    write('hotels/hero-portrait', await picture(48, 60));
    const { status, stdout, stderr } = encode();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('3 masters encoded (8 files');
    expect(manifest()).toMatchObject({
      'cards/hotels': { wide: { width: 500, height: 600, widths: [400, 500] } },
      'hotels/hero': { wide: { widths: [64] }, portrait: { widths: [48] } },
    });
    for (const [file, width] of [
      ['cards/hotels/400.avif', 400],
      ['cards/hotels/400.webp', 400],
      ['hotels/hero/64.avif', 64],
      ['hotels/hero-portrait/48.webp', 48],
    ] as const) {
      expect((await sharp(join(root, 'src/assets/pictures', file)).metadata()).width).toBe(width);
    }
  });

  test('encodes only changed masters and removes unused encodings', async () => {
    for (const name of ['clubs', 'hotels', 'offices', 'spas'])
      write(`cards/${name}`, await picture(50, 60));
    const { status, stderr } = encode('--check');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'src/assets/pictures/cards/hotels.webp: is not encoded or has changed; run npm run pictures',
    );
    expect(encodings()).toEqual([]);

    expect(encode().stdout).toContain('4 masters encoded (8 files');
    const first = modified();
    expect(encode().stdout).toContain('0 masters encoded (0 files, 0 kB), 4 unchanged');
    expect(modified()).toEqual(first);

    fs.rmSync(join(root, 'src/assets/pictures/cards/clubs.webp'));
    write('cards/offices', await picture(100, 120));
    fs.rmSync(join(root, 'src/assets/pictures/cards/spas/50.webp'));
    expect(encode().stdout).toContain('2 masters encoded (4 files');
    expect(Object.keys(manifest())).toEqual(['cards/hotels', 'cards/offices', 'cards/spas']);
    expect(encodings()).toEqual(
      ['hotels/50', 'offices/100', 'spas/50'].flatMap((name) => [
        `cards/${name}.avif`,
        `cards/${name}.webp`,
      ]),
    );
    expect(modified().slice(0, 2)).toEqual(first.slice(2, 4));
  });

  test('reports all problems together and writes nothing', async () => {
    const portrait = await picture(40, 50);
    const problems: Record<string, [data: string | Buffer, problem: string]> = {
      'hotels/hero.webp': [await picture(40, 30), 'is 40×30 (1.333); needs 1.778, that is 40×23'],
      'hotels/lobby.webp': [
        await picture(16, 9),
        'there is no picture id "hotels/lobby"; expected home',
      ],
      'hotels/row-1-portrait.webp': [portrait, '<vertical>/row-1, row-2 or row-3 has no portrait'],
      'hotels/row-1.webp': ['not a picture', 'is not a readable WebP picture'],
      'hotels/row-2.webp': [Buffer.alloc(600_001), 'is 600 kB; a master is at most 600 kB'],
      'hotels/row-3.png': [await picture(50, 40), 'a master is a .webp file'],
      'offices/hero-portrait.webp': [
        portrait,
        'needs src/assets/pictures/offices/hero.webp beside it',
      ],
    };
    write('cards/offices', await picture(50, 60));
    for (const [file, [data]] of Object.entries(problems)) write(file, data);
    const { status, stderr } = encode();
    expect(status).toBe(1);
    const lines = Object.entries(problems).map(([file, [, problem]]) =>
      expect.stringContaining(`src/assets/pictures/${file}: ${problem}`),
    );
    expect(stderr.trim().split('\n')).toEqual(lines);
    expect(encodings()).toEqual([]);
  });

  test('encodes only the given picture id, and rejects an id without a master', async () => {
    write('cards/hotels', await picture(50, 60));
    write('cards/offices', await picture(50, 60));
    expect(encode('cards/hotels').stdout).toContain('1 masters encoded');
    expect(Object.keys(manifest())).toEqual(['cards/hotels']);
    const { status, stderr } = encode('cards/clubs', 'hotels/lobby');
    expect(status).toBe(1);
    expect(stderr).toContain('there is no src/assets/pictures/cards/clubs.webp');
    expect(stderr).toContain('there is no picture id "hotels/lobby"');
  });
});
