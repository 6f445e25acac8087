import { createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { decodeJwt, jwtVerify } from 'jose';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createPassJson, packageFiles } from '../../passes/apple.ts';
import { maxNameBytes, truncateName } from '../../passes/design.ts';
import { createSaveToken, maxTokenLength, saveUrl } from '../../passes/google.ts';
import { colorizeImage } from '../../passes/images.ts';
import { lifetimeSeconds, type PassData } from '../../passes/pass-data.ts';
import { createSerialCodec, type IssuedPass } from '../../passes/serial.ts';
import { Signer } from '../../passes/signer.ts';
import { createTestCertificates } from '../../passes/test-certificates.ts';
import { passAt } from '../../src/model/derive/timeline.ts';
import { verticals } from '../content.ts';
import {
  colors,
  createLiveSettings,
  design,
  liveWallet,
  secret,
  siteUrl,
  useIds,
} from '../passes/fixtures.ts';
import { hasOpenssl, unzip, verify, zip } from '../passes/pkpass.ts';

/** For more random designs: `DESIGNS=1000 npx vitest run passes-package`. */
const designs = Number(process.env.DESIGNS ?? 12);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`Passes: ${designs} random designs with SEED=${seed}`);

const certificates = createTestCertificates();
const settings = createLiveSettings(certificates);
const signer = new Signer(settings.certificates);
const { passType } = settings;
afterAll(() => signer.close());

const serials = createSerialCodec(secret, useIds);
const names = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 70 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom('فندق النور', 'ホ'.repeat(40), '👩‍👩‍👧‍👦'.repeat(20), '"\\'.repeat(60), ''),
  )
  .map(truncateName);
const issuedPasses = fc.record({
  design: fc.record({ use: fc.constantFrom(...useIds), name: names, color: colors }),
  issuedAt: fc.integer({ min: 0, max: 2 ** 32 - 1 - lifetimeSeconds }),
});

function passDataFor(issued: IssuedPass): PassData {
  const template = liveWallet.uses.find(({ id }) => id === issued.design.use);
  if (!template) throw new Error('no such use');
  const serial = serials.encode(issued);
  return { ...issued, serial, template, texts: liveWallet.labels, site: siteUrl };
}

async function sign(issued: IssuedPass) {
  const pass = passDataFor(issued);
  return { pass, archive: Buffer.from(await signer.sign(packageFiles(pass, passType))) };
}

/** Compares pass.json with the content that the live wallet shows. */
function expectFields(pass: PassData, json: Record<string, unknown>) {
  const vertical = verticals.find(({ id }) => id === pass.design.use);
  const { hint: _, ...face } = vertical?.pass ?? { header: { label: '', value: '' }, fields: [] };
  const shown = passAt({ pass: face, moments: vertical?.timeline?.moments ?? [] }, 0).pass;
  const card = json.storeCard as Record<string, { label: string; value: string }[]>;
  const rows = (kind: string) => card[kind]?.map(({ label, value }) => ({ label, value }));
  const { mark, about } = liveWallet.labels.sample;
  expect(rows('headerFields')).toEqual([shown.header]);
  expect(rows('secondaryFields')).toEqual([
    ...(shown.primary ? [shown.primary] : []),
    ...shown.fields,
  ]);
  expect(rows('auxiliaryFields')).toEqual([mark]);
  expect(rows('backFields')).toEqual([about, ...(vertical?.timeline?.back ?? [])]);
  expect(JSON.stringify(card.backFields)).not.toMatch(/https?:|www\./);
  expect(json).toMatchObject({
    logoText: pass.design.name || liveWallet.labels.name.sample,
    backgroundColor: `rgb(${[...Buffer.from(pass.design.color.slice(1), 'hex')].join(', ')})`,
    serialNumber: pass.serial,
    passTypeIdentifier: passType.identifier,
    teamIdentifier: passType.team,
  });
  expect(Date.parse(String(json.expirationDate))).toBe((pass.issuedAt + 24 * 60 * 60) * 1000);
}

describe.skipIf(!hasOpenssl && !process.env.CI)('signed package', () => {
  const now = Math.floor(Date.now() / 1000);

  test.each(liveWallet.uses.map(({ id, color }) => [id, color] as const))(
    'for %s has the fields of the live wallet during its whole lifetime',
    async (use, color) => {
      for (const issuedAt of [now, now - lifetimeSeconds + 1]) {
        const { pass, archive } = await sign({
          design: { use, name: 'Zur Post', color },
          issuedAt,
        });
        expectFields(pass, verify(archive, certificates.root));
      }
    },
  );

  test('is valid for any design', { timeout: designs * 10_000 }, async () => {
    const property = fc.asyncProperty(issuedPasses, async (issued) => {
      const { pass, archive } = await sign(issued);
      expectFields(pass, verify(archive, certificates.root));
    });
    await fc.assert(property, { seed, numRuns: designs });
  });

  test('does not verify with a flipped bit or another root', async () => {
    const { archive } = await sign({ design, issuedAt: now });
    const flipBit = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8));
      return copy;
    };
    for (let at = 0; at < archive.length; at += 97)
      expect(() => unzip(flipBit(archive, at)), `byte ${at} of the archive`).toThrow();

    // Changed files in an archive with correct checksums.
    const files = unzip(archive);
    for (const [file, bytes] of files) {
      const step = file === 'signature' || file === 'manifest.json' ? 61 : 997;
      for (let at = 3; at < bytes.length; at += step) {
        const repacked = zip(new Map([...files, [file, flipBit(bytes, at)]]));
        expect(() => verify(repacked, certificates.root), `byte ${at} of ${file}`).toThrow();
      }
    }
    expect(() => verify(archive, createTestCertificates().root), 'another root').toThrow();
    expect(() => verify(archive, certificates.root)).not.toThrow();
  });
});

test('moves the sample mark to the header if the row below the image is full', () => {
  const { template, ...pass } = passDataFor({ design, issuedAt: 0 });
  const [field = { label: '', value: '' }] = template.back;
  const front = { header: field, fields: Array(4).fill(field) };
  const full = { ...template, moments: [{ state: { pass: front } }] };
  const { storeCard } = createPassJson({ ...pass, template: full }, passType);
  const { label } = liveWallet.labels.sample.mark;
  expect(storeCard.headerFields.map((header) => header.label)).toContain(label);
  expect([storeCard.secondaryFields.length, storeCard.auxiliaryFields.length]).toEqual([4, 0]);
});

describe('Google save token', () => {
  const tokenFor = async (pass: PassData) =>
    createSaveToken(pass, await settings.googleIssuer(), pass.issuedAt);

  test.each(liveWallet.uses.map(({ id, color }) => [id, color] as const))(
    'for %s is signed and has the fields of the live wallet',
    async (use, color) => {
      const { privateKey, issuerId, account } = await settings.googleIssuer();
      const pass = passDataFor({
        design: { use, name: 'Zur Post', color },
        issuedAt: 1_800_000_000,
      });
      const token = await tokenFor(pass);
      const publicKey = createPublicKey(privateKey);
      const { payload } = await jwtVerify(token, publicKey, {
        audience: 'google',
        issuer: account,
        algorithms: ['RS256'],
      });
      const { header, primary, fields = [] } = pass.template.moments[0]?.state.pass ?? {};
      const rows = [...(primary ? [primary] : []), ...fields, liveWallet.labels.sample.mark];
      expect(payload).toMatchObject({
        typ: 'savetowallet',
        origins: [siteUrl],
        iat: pass.issuedAt,
        payload: {
          genericObjects: [
            {
              id: expect.stringMatching(new RegExp(`^${issuerId}\\.[\\w.-]+$`)),
              classId: `${issuerId}.sample-${use}`,
              cardTitle: { defaultValue: { value: 'Zur Post' } },
              subheader: { defaultValue: { value: header?.label } },
              header: { defaultValue: { value: header?.value } },
              hexBackgroundColor: color,
              textModulesData: rows.map(({ label, value }) => ({ header: label, body: value })),
              heroImage: {
                sourceUri: { uri: `${siteUrl}/passes/hero/${use}/${color.slice(1)}.png` },
              },
            },
          ],
        },
      });
      const forged = `${token.slice(0, -9)}${token.at(-9) === 'A' ? 'B' : 'A'}${token.slice(-8)}`;
      await expect(jwtVerify(forged, publicKey)).rejects.toThrow();
      expect(saveUrl(token)).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/);
    },
  );

  test('is short enough for any allowed name', async () => {
    const property = fc.asyncProperty(issuedPasses, async (issued) => {
      expect((await tokenFor(passDataFor(issued))).length).toBeLessThanOrEqual(maxTokenLength);
    });
    await fc.assert(property, { seed, numRuns: 100 });
    for (const use of useIds)
      for (const character of ['x', '"', '\\', 'ホ', '👩‍👩‍👧‍👦', 'é']) {
        const name = truncateName(character.repeat(200));
        expect(JSON.stringify(name).length).toBeGreaterThan(30);
        expect(Buffer.byteLength(JSON.stringify(name)) - 2).toBeLessThanOrEqual(maxNameBytes);
        const issued = { design: { use, name, color: '#000000' }, issuedAt: 2 ** 31 };
        expect((await tokenFor(passDataFor(issued))).length).toBeLessThanOrEqual(maxTokenLength);
      }
  });

  test('omits the image if the site address is too long', async () => {
    const issued = {
      design: { ...design, name: truncateName('x'.repeat(200)) },
      issuedAt: 2 ** 31,
    };
    const site = `https://${'long.'.repeat(12)}example`;
    const token = await tokenFor({ ...passDataFor(issued), site });
    expect(token.length).toBeLessThanOrEqual(maxTokenLength);
    expect(decodeJwt(token)).not.toHaveProperty('payload.genericObjects.0.heroImage');
    expect(decodeJwt(token)).toHaveProperty('payload.genericObjects.0.cardTitle');
  });
});

test.each(liveWallet.uses.map(({ art }) => art))(
  'image %s has the colors of the pass',
  async (art) => {
    for (const [file, width, height] of [
      ['hero', 1032, 336],
      ['strip@2x', 750, 288],
      ['strip@3x', 1125, 432],
    ] as const) {
      const image = sharp(colorizeImage(`${art}/${file}.png`, '#3366cc'));
      const { data: pixels, info } = await image.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
      const found = new Set<string>();
      for (let at = 0; at < pixels.length; at += info.channels)
        found.add(pixels.subarray(at, at + 3).toString('hex'));
      // The color, hsl(from #3366cc h s calc(l + 10)), hsl(… calc(l - 7)) and the light of the windows.
      for (const color of ['3366cc', '5c85d6', '2c58af', 'ffe6bd']) expect(found).toContain(color);
    }
  },
);
