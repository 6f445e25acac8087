import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mark } from '../../art/faces/shows.ts';
import { type SlotKind, slotKind, slotKinds } from '../../src/model/schema/picture-slots.ts';
import { content } from '../content.ts';

interface Entry {
  width: number;
  height: number;
  widths: number[];
}
type Manifest = Record<string, { wide: Entry; portrait?: Entry }>;

describe('the pictures of the site', () => {
  const manifest: Manifest = JSON.parse(readFileSync('pictures/manifest.json', 'utf8'));
  const masters = globSync('pictures/*/*.webp').sort();
  const slots = masters.map((master) => master.replace(/^pictures\/|\.webp$/g, ''));
  const used = new Set(slotsIn(content));

  /** Every master with its shape: what the slot's kind asks for. */
  const shapes = Object.entries(manifest).flatMap(([slot, { wide, portrait }]) => {
    const kind: SlotKind | undefined = slotKinds[slotKind(slot) ?? 'fan'];
    return [
      { master: `pictures/${slot}.webp`, entry: wide, shape: kind.wide },
      ...(portrait
        ? [{ master: `pictures/${slot}-portrait.webp`, entry: portrait, shape: kind.portrait }]
        : []),
    ];
  });

  test('every slot that content names, and every one with a picture, is known', () => {
    expect(used.size).toBeGreaterThan(0);
    for (const slot of [...used, ...Object.keys(manifest)]) {
      expect(slotKind(slot), slot).toBeDefined();
    }
  });

  test('every slot has its picture, and its portrait where its kind has one', () => {
    const missing = [...used].flatMap((slot) => {
      const kind: SlotKind = slotKinds[slotKind(slot) ?? 'fan'];
      const shot = manifest[slot];
      return [
        ...(shot?.wide ? [] : [slot]),
        ...(kind.portrait && !shot?.portrait ? [`${slot}-portrait`] : []),
      ];
    });
    expect(missing).toEqual([]);
  });

  test('masters and encodings together stay under 30 MB', () => {
    const bytes = globSync('pictures/**/*.{webp,avif}').map((file) => statSync(file).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000);
  });

  test('every master is in the manifest, and everything in the manifest has a master', () => {
    expect(shapes.map(({ master }) => master).sort()).toEqual(masters);
  });

  test('every picture is shown somewhere', () => {
    expect(Object.keys(manifest).filter((slot) => !used.has(slot))).toEqual([]);
  });

  test('every file the manifest promises is there, and no other', () => {
    const promised = shapes.flatMap(({ master, entry }) =>
      entry.widths.flatMap((width) =>
        ['avif', 'webp'].map((format) => `${master.replace('.webp', '')}/${width}.${format}`),
      ),
    );
    expect(globSync('pictures/*/*/*').sort()).toEqual(promised.sort());
  });

  test('masters are at most 600 kB, of the size the manifest says and in their shape', async () => {
    for (const { master, entry, shape } of shapes) {
      expect(statSync(master).size, master).toBeLessThanOrEqual(600_000);
      const { width, height } = await sharp(master).metadata();
      expect([width, height], master).toEqual([entry.width, entry.height]);
      const off = width / height / (shape?.ratio ?? 0) - 1;
      expect(Math.abs(off), `${master} is ${width}×${height}`).toBeLessThanOrEqual(0.02);
    }
  });

  // Only named: whoever changes a word on a pass need not be able to render.
  test('a picture whose phone shows something else than content says is named', () => {
    const made: Made = JSON.parse(readFileSync('art/manifest.json', 'utf8'));
    for (const slot of slots) expect(Object.keys(made[slot]?.faces ?? {}), slot).not.toEqual([]);
    const old = outOfDate(made, slots);
    if (old.length > 0) console.warn(`To be made anew with npm run art: ${old.join(', ')}`);

    const [slot = ''] = slots;
    const [face = ''] = Object.keys(made[slot]?.faces ?? {});
    expect(outOfDate({ [slot]: { faces: { [face]: 'another' } } }, [slot])).toEqual([slot]);
  });

  test('no master has changed since it was encoded', () => {
    const { status, stderr } = spawnSync(process.execPath, ['art/encode.ts', '--check'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

type Made = Record<string, { faces?: Record<string, string> }>;

/** Whose screens were made from other words. */
const outOfDate = (made: Made, slots: string[]) =>
  slots.filter((slot) =>
    Object.entries(made[slot]?.faces ?? {}).some(([face, was]) => mark(face) !== was),
  );

function slotsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'slot' ? [String(value)] : slotsIn(value),
  );
}

describe('npm run pictures', () => {
  const root = mkdtempSync(join(tmpdir(), 'walletable-pictures-'));
  for (const file of ['art/encode.ts', 'src/model/schema/picture-slots.ts', 'package.json']) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    copyFileSync(file, join(root, file));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  beforeEach(() => rmSync(join(root, 'pictures'), { recursive: true, force: true }));
  afterAll(() => rmSync(root, { recursive: true }));

  function write(file: string, data: string | Buffer) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), data);
  }

  const picture = (width: number, height: number, background = '#0b7351') =>
    sharp({ create: { width, height, channels: 3, background } })
      .webp()
      .toBuffer();

  function encode(...args: string[]) {
    const command = ['art/encode.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  const encodings = () => globSync('pictures/*/*/*', { cwd: root }).sort();
  const manifest = (): Manifest =>
    JSON.parse(readFileSync(join(root, 'pictures/manifest.json'), 'utf8'));
  /** When each encoding was written. */
  const times = () =>
    new Map(encodings().map((file) => [file, statSync(join(root, file)).mtimeMs] as const));

  test('encodes each master at the widths of its kind, never wider than it is', async () => {
    write('pictures/cards/hotels.webp', await picture(500, 600));
    write('pictures/hotels/hero.webp', await picture(64, 36));
    write('pictures/hotels/hero-portrait.webp', await picture(48, 60));
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
      expect((await sharp(join(root, 'pictures', file)).metadata()).width).toBe(width);
    }
  });

  test('encodes only what changed, and takes away what no master asks for', async () => {
    write('pictures/cards/hotels.webp', await picture(50, 60));
    write('pictures/cards/offices.webp', await picture(50, 60, '#1f4bff'));
    encode();
    const first = times();
    expect(first.size).toBe(4);

    expect(encode().stdout).toContain('0 masters encoded (0 files, 0 kB), 2 unchanged');
    expect(times()).toEqual(first);

    write('pictures/cards/offices.webp', await picture(100, 120, '#1f4bff'));
    expect(encode().stdout).toContain('1 masters encoded (2 files');
    expect(encodings()).toEqual([
      'pictures/cards/hotels/50.avif',
      'pictures/cards/hotels/50.webp',
      'pictures/cards/offices/100.avif',
      'pictures/cards/offices/100.webp',
    ]);
    expect(times().get('pictures/cards/hotels/50.avif')).toBe(
      first.get('pictures/cards/hotels/50.avif'),
    );

    rmSync(join(root, 'pictures/cards/hotels/50.webp'));
    expect(encode().stdout).toContain('1 masters encoded');
    expect(existsSync(join(root, 'pictures/cards/hotels/50.webp'))).toBe(true);

    rmSync(join(root, 'pictures/cards/hotels.webp'));
    expect(encode().status).toBe(0);
    expect(encodings()).toHaveLength(2);
    expect(Object.keys(manifest())).toEqual(['cards/offices']);
  });

  test('with --check it writes nothing and names what is not encoded yet', async () => {
    write('pictures/cards/hotels.webp', await picture(50, 60));
    const { status, stderr } = encode('--check');
    expect(status).toBe(1);
    expect(stderr).toContain('pictures/cards/hotels.webp: ');
    expect(stderr).toContain('npm run pictures');
    expect(readdirSync(join(root, 'pictures/cards'))).toEqual(['hotels.webp']);
    encode();
    expect(encode('--check')).toMatchObject({ status: 0, stderr: '' });
  });

  test('tells all mistakes at once, each with its file, and writes nothing', async () => {
    write('pictures/cards/offices.webp', await picture(50, 60));
    write('pictures/hotels/lobby.webp', await picture(16, 9));
    write('pictures/hotels/hero.webp', await picture(40, 30));
    write('pictures/hotels/row-1.webp', 'not a picture');
    write('pictures/hotels/row-2.webp', Buffer.alloc(600_001));
    write('pictures/hotels/row-3.png', await picture(50, 40));
    write('pictures/hotels/row-1-portrait.webp', await picture(40, 50));
    write('pictures/offices/hero-portrait.webp', await picture(40, 50));
    const { status, stderr } = encode();
    expect(status).toBe(1);
    const lines = stderr.trim().split('\n');
    for (const line of [
      'pictures/hotels/lobby.webp: unknown slot "hotels/lobby"; expected home/hero;',
      'pictures/hotels/hero.webp: is 40×30 (1.333); needs 1.778, that is 40×23',
      'pictures/hotels/row-1.webp: is not a readable WebP picture',
      'pictures/hotels/row-2.webp: is 600 kB; a master is at most 600 kB',
      'pictures/hotels/row-3.png: a master is a .webp file',
      'pictures/hotels/row-1-portrait.webp: <vertical>/row-1, row-2 or row-3 has no portrait',
      'pictures/offices/hero-portrait.webp: needs pictures/offices/hero.webp beside it',
    ]) {
      expect(lines.filter((one) => one.includes(line))).toHaveLength(1);
    }
    expect(lines).toHaveLength(7);
    expect(encodings()).toEqual([]);
  });

  test('finds a picture that is cut short', async () => {
    const whole = await sharp({
      create: {
        width: 500,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .webp()
      .toBuffer();
    write('pictures/cards/hotels.webp', whole.subarray(0, whole.length / 2));
    const { status, stderr } = encode();
    expect(status).toBe(1);
    expect(stderr).toContain('pictures/cards/hotels.webp: is not a readable WebP picture');
    expect(encodings()).toEqual([]);
  });

  test('takes the name of a slot, and says so if there is none', async () => {
    write('pictures/cards/hotels.webp', await picture(50, 60));
    write('pictures/cards/offices.webp', await picture(50, 60));
    expect(encode('cards/hotels').stdout).toContain('1 masters encoded');
    expect(Object.keys(manifest())).toEqual(['cards/hotels']);
    for (const [slot, message] of [
      ['cards/clubs', 'there is no pictures/cards/clubs.webp'],
      ['hotels/lobby', 'unknown slot "hotels/lobby"'],
    ] as const) {
      const { status, stderr } = encode(slot);
      expect(status).toBe(1);
      expect(stderr).toContain(message);
    }
  });
});
