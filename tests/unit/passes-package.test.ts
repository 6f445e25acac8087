import { createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { decodeJwt, jwtVerify } from 'jose';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { lifetime, type Order, packageFiles, passJson } from '../../passes/apple.ts';
import { textOn, toRgb } from '../../passes/colors.ts';
import { cleanName, longestName } from '../../passes/design.ts';
import { longestToken, saveLink, tokenFor } from '../../passes/google.ts';
import { colored } from '../../passes/images.ts';
import { serialsWith } from '../../passes/serial.ts';
import { Signer } from '../../passes/signer.ts';
import { createTestCertificates } from '../../passes/test-certificates.ts';
import { passAt } from '../../src/model/derive/timeline.ts';
import { textOn as textOnScreen } from '../../src/pass/colors.ts';
import { verticals } from '../content.ts';
import { data, liveSettings, secret, site } from '../passes/fixtures.ts';
import { hasOpenssl, unzip, verify, zip } from '../passes/pkpass.ts';

/** A signature takes some tens of milliseconds: `DESIGNS=1000 npx vitest run passes-package`. */
const designs = Number(process.env.DESIGNS ?? 12);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`Passes: ${designs} random designs with SEED=${seed}`);

const authority = createTestCertificates();
const settings = liveSettings(authority);
const signer = new Signer(settings.apple);
const { type } = settings;
afterAll(() => signer.close());

const serials = serialsWith(
  secret,
  data.uses.map(({ id }) => id),
);
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 70 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom(
      'Grand Budapest',
      'فندق النور',
      'ホ'.repeat(40),
      '👩‍👩‍👧‍👦'.repeat(20),
      '"\\'.repeat(60),
      '',
    ),
  )
  .map(cleanName);
const issued = fc.record({
  design: fc.record({ use: fc.constantFrom(...data.uses.map(({ id }) => id)), name, color }),
  at: fc.integer({ min: 0, max: 2 ** 32 - 1 - lifetime }),
});

function orderOf(made: Pick<Order, 'design' | 'at'>): Order {
  const sample = data.uses.find(({ id }) => id === made.design.use);
  if (!sample) throw new Error('no such use');
  return { ...made, serial: serials.write(made), sample, words: data.words, site };
}

async function signed(made: Pick<Order, 'design' | 'at'>) {
  const order = orderOf(made);
  return { order, archive: Buffer.from(await signer.sign(packageFiles(order, type))) };
}

/** What the dialog draws for the design, read from the content by the same function. */
function expectFields(order: Order, pass: Record<string, unknown>) {
  const vertical = verticals.find(({ id }) => id === order.design.use);
  const { hint: _, ...face } = vertical?.pass ?? { header: { label: '', value: '' }, fields: [] };
  const shown = passAt({ pass: face, moments: vertical?.timeline?.moments ?? [] }, 0).pass;
  const card = pass.storeCard as Record<string, { label: string; value: string }[]>;
  const rowsOf = (kind: string) => card[kind]?.map(({ label, value }) => ({ label, value }));
  const { mark, about } = data.words.sample;
  expect(rowsOf('headerFields')).toEqual([shown.header]);
  expect(rowsOf('secondaryFields')).toEqual([
    ...(shown.primary ? [shown.primary] : []),
    ...shown.fields,
  ]);
  expect(rowsOf('auxiliaryFields')).toEqual([mark]);
  expect(rowsOf('backFields')).toEqual([about, ...(vertical?.timeline?.back ?? [])]);
  expect(pass.logoText).toBe(order.design.name || data.words.name.sample);
  expect(pass.backgroundColor).toBe(`rgb(${toRgb(order.design.color).join(', ')})`);
  expect(pass.serialNumber).toBe(order.serial);
  expect(Date.parse(String(pass.expirationDate))).toBe((order.at + lifetime) * 1000);
  expect([pass.passTypeIdentifier, pass.teamIdentifier]).toEqual([type.identifier, type.team]);
  expect(JSON.stringify(card.backFields)).not.toMatch(/https?:|www\./);
}

describe.skipIf(!hasOpenssl && !process.env.CI)('a signed package', () => {
  const now = Math.floor(Date.now() / 1000);

  test.each(data.uses.map(({ id, color }) => [id, color] as const))(
    'of %s holds what the dialog shows, at both ends of its day',
    async (use, color) => {
      for (const at of [now, now - lifetime + 1]) {
        const { order, archive } = await signed({ design: { use, name: 'Zur Post', color }, at });
        expectFields(order, verify(archive, authority.root));
      }
    },
  );

  test('of any design is whole, hashed and signed', { timeout: designs * 10_000 }, async () => {
    const check = fc.asyncProperty(issued, async (made) => {
      const { order, archive } = await signed(made);
      expectFields(order, verify(archive, authority.root));
    });
    await fc.assert(check, { seed, numRuns: designs });
  });

  test('is refused with a bit flipped anywhere', async () => {
    const design = { use: data.uses[0]?.id ?? '', name: 'Zur Post', color: '#b8452f' };
    const { archive } = await signed({ design, at: now });
    const flipped = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8));
      return copy;
    };
    for (let at = 0; at < archive.length; at += 97)
      expect(() => unzip(flipped(archive, at)), `byte ${at} of the archive`).toThrow();

    // As someone would who knows how to pack it again.
    const files = unzip(archive);
    for (const [file, bytes] of files) {
      const isLong = file !== 'signature' && file !== 'manifest.json';
      for (let at = 3; at < bytes.length; at += isLong ? 997 : 61) {
        const packed = zip(new Map([...files, [file, flipped(bytes, at)]]));
        expect(() => verify(packed, authority.root), `byte ${at} of ${file}`).toThrow();
      }
    }
    expect(() => verify(archive, createTestCertificates().root), 'of another authority').toThrow();
    expect(() => verify(archive, authority.root)).not.toThrow();
  });
});

test('where the row below the picture is full, the mark stands above it', () => {
  const made = { design: { use: data.uses[0]?.id ?? '', name: '', color: '#000000' }, at: 0 };
  const { sample, ...order } = orderOf(made);
  const [field = { label: '', value: '' }] = sample.back;
  const pass = { header: field, fields: Array(4).fill(field) };
  const full = { ...sample, moments: [{ state: { pass } }] };
  const { storeCard } = passJson({ ...order, sample: full }, type);
  expect(storeCard.headerFields.map(({ label }) => label)).toContain(data.words.sample.mark.label);
  expect([storeCard.secondaryFields.length, storeCard.auxiliaryFields.length]).toEqual([4, 0]);
});

describe('a token for Google', () => {
  const tokenOf = async (order: Order) => tokenFor(order, await settings.google(), order.at);

  test('can be verified, holds the same fields, and leads to Google', async () => {
    const { key, number, account } = await settings.google();
    for (const { id, color } of data.uses) {
      const order = orderOf({ design: { use: id, name: 'Zur Post', color }, at: 1_800_000_000 });
      const token = await tokenOf(order);
      const { payload } = await jwtVerify(token, createPublicKey(key), {
        audience: 'google',
        issuer: account,
        algorithms: ['RS256'],
      });
      expect([payload.typ, payload.origins, payload.iat]).toEqual([
        'savetowallet',
        [site],
        order.at,
      ]);
      const [object] = (payload.payload as { genericObjects: Record<string, never>[] })
        .genericObjects;
      const { header, primary, fields } = order.sample.moments[0]?.state.pass ?? {};
      expect(object).toMatchObject({
        classId: `${number}.sample-${id}`,
        cardTitle: { defaultValue: { value: 'Zur Post' } },
        subheader: { defaultValue: { value: header?.label } },
        header: { defaultValue: { value: header?.value } },
        hexBackgroundColor: color,
        textModulesData: [
          ...(primary ? [primary] : []),
          ...(fields ?? []),
          data.words.sample.mark,
        ].map(({ label, value }) => ({ header: label, body: value })),
        heroImage: { sourceUri: { uri: `${site}/passes/hero/${id}/${color.slice(1)}.png` } },
      });
      expect(object?.id).toMatch(new RegExp(`^${number}\\.[\\w.-]+$`));
      const forged = `${token.slice(0, -9)}${token.at(-9) === 'A' ? 'B' : 'A'}${token.slice(-8)}`;
      await expect(jwtVerify(forged, createPublicKey(key))).rejects.toThrow();
      expect(saveLink(token)).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/);
    }
  });

  test('is short enough for any name that may be signed', async () => {
    const longest: number[] = [];
    const check = fc.asyncProperty(issued, async (made) => {
      const { length } = await tokenOf(orderOf(made));
      longest.push(length);
      expect(length).toBeLessThanOrEqual(longestToken);
    });
    await fc.assert(check, { seed, numRuns: 100 });
    for (const { id } of data.uses)
      for (const full of ['x', '"', '\\', 'ホ', '👩‍👩‍👧‍👦', 'é'].map((one) =>
        cleanName(one.repeat(200)),
      )) {
        expect(JSON.stringify(full).length).toBeGreaterThan(30);
        expect(Buffer.byteLength(JSON.stringify(full)) - 2).toBeLessThanOrEqual(longestName);
        const design = { use: id, name: full, color: '#000000' };
        longest.push((await tokenOf(orderOf({ design, at: 2 ** 31 }))).length);
      }
    expect(Math.max(...longest)).toBeLessThanOrEqual(longestToken);

    const design = {
      use: data.uses[0]?.id ?? '',
      name: cleanName('x'.repeat(200)),
      color: '#000000',
    };
    const far = {
      ...orderOf({ design, at: 2 ** 31 }),
      site: `https://${'long.'.repeat(12)}example`,
    };
    const token = await tokenOf(far);
    expect(token.length).toBeLessThanOrEqual(longestToken);
    expect(decodeJwt(token)).not.toHaveProperty('payload.genericObjects.0.heroImage');
    expect(decodeJwt(token)).toHaveProperty('payload.genericObjects.0.cardTitle');
  });
});

describe('the picture', () => {
  test.each(data.uses.map(({ art }) => art))('of %s wears the color of the pass', async (art) => {
    for (const [file, width, height] of [
      ['hero', 1032, 336],
      ['strip@2x', 750, 288],
      ['strip@3x', 1125, 432],
    ] as const) {
      const picture = sharp(colored(`${art}/${file}.png`, '#3366cc'));
      const { data: pixels, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
      const seen = new Set<string>();
      for (let at = 0; at < pixels.length; at += info.channels)
        seen.add(pixels.subarray(at, at + 3).toString('hex'));
      // The color itself, and hsl(from #3366cc h s calc(l + 10)) and calc(l - 7), and the light.
      for (const theme of ['3366cc', '5c85d6', '2c58af', 'ffe6bd']) expect(seen).toContain(theme);
    }
  });

  test('has text on it that reads as in the dialog', () => {
    const check = fc.property(color, (value) => textOn(value) === textOnScreen(value));
    fc.assert(check, { seed, numRuns: 1000 });
  });
});
