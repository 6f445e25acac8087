import { spawnSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { decodeJwt, jwtVerify } from 'jose';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPassJson, packageFiles } from '../../server/passes/apple.ts';
import { truncateName } from '../../server/passes/design.ts';
import { createSaveToken } from '../../server/passes/google.ts';
import { colorizeImage } from '../../server/passes/images.ts';
import type { PassData } from '../../server/passes/pass-data.ts';
import { passState } from '../../server/passes/pass-state.ts';
import { createSerialCodec, type IssuedPass } from '../../server/passes/serial.ts';
import { createCmsSigner } from '../../server/pkpass/cms.ts';
import { Signer } from '../../server/pkpass/signer.ts';
import { createTestCertificates } from '../../server/test-mode/certificates.ts';
import {
  createLiveSettings,
  createTempFolder,
  design,
  issuedPasses,
  liveWallet,
  secret,
  siteUrl,
  updates,
  verticalIds,
} from '../passes/fixtures.ts';
import { hasOpenssl, readPassJson, unzip, verify } from '../passes/pkpass.ts';

/** For more random designs: `DESIGNS=1000 npm test -- unit`. */
const randomDesigns = Number(process.env.DESIGNS ?? 12);

const certificates = createTestCertificates();
const settings = createLiveSettings(certificates);
const signer = new Signer(() => settings.certificates());
const { passType } = settings;

const serials = createSerialCodec(secret, verticalIds);

/** One design for every vertical and name, tested in addition to the random ones. */
const examples = (issuedAt: number, names = ['Zur Post']) =>
  liveWallet.verticals.flatMap(({ id, color }) =>
    names.map((name): [IssuedPass] => [{ design: { vertical: id, name, color }, issuedAt }]),
  );

function passDataFor(issued: IssuedPass): PassData {
  const template = liveWallet.verticals.find(({ id }) => id === issued.design.vertical);
  if (!template) throw new Error('no such vertical');
  const serial = serials.encode(issued);
  const texts = { ...liveWallet.labels, sample: updates.sample, updates: updates.labels };
  const state = passState(updates.changes[template.id] ?? [], []);
  return { ...issued, serial, template, texts, site: siteUrl, state, token: 'x'.repeat(43) };
}

/** The fields that the live wallet shows initially. */
function shownFields({ template }: PassData) {
  const vertical = liveWallet.verticals.find(({ id }) => id === template.id);
  const { header, primary, fields = [] } = vertical?.moments[0]?.state.pass ?? {};
  return { header, rows: [...(primary ? [primary] : []), ...fields] };
}

test.skipIf(!hasOpenssl && !process.env.CI)(
  'a signed package is valid and has the fields of the live wallet',
  { timeout: randomDesigns * 20_000 },
  async () => {
    const now = Math.floor(Date.now() / 1000);
    const property = fc.asyncProperty(issuedPasses, async (issued) => {
      const pass = passDataFor(issued);
      const files = unzip(Buffer.from(await signer.sign(packageFiles(pass, passType))));
      verify(files, certificates.root);
      const json = readPassJson(files);
      const { header, rows } = shownFields(pass);
      const { mark, about } = updates.sample;
      expect(json).toMatchObject({
        logoText: pass.design.name || liveWallet.labels.name.sample,
        backgroundColor: `rgb(${[...Buffer.from(pass.design.color.slice(1), 'hex')].join(', ')})`,
        serialNumber: pass.serial,
        passTypeIdentifier: passType.identifier,
        teamIdentifier: passType.team,
        storeCard: {
          headerFields: [header],
          secondaryFields: rows,
          auxiliaryFields: [mark],
          backFields: [about, ...pass.template.back, { key: 'news', changeMessage: '%@' }],
        },
      });
      expect(JSON.stringify(json.storeCard)).not.toMatch(/https?:|www\./);
      expect(Date.parse(String(json.expirationDate))).toBe((pass.issuedAt + 24 * 60 * 60) * 1000);
    });
    const all = [...examples(now), ...examples(now - 24 * 60 * 60 + 1)];
    await fc.assert(property, { numRuns: all.length + randomDesigns, examples: all });
  },
);

test.skipIf(!hasOpenssl && !process.env.CI)(
  'a signature is that of OpenSSL, byte for byte',
  async () => {
    const folder = createTempFolder();
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const manifest = JSON.stringify({ 'pass.json': 'da39a3ee5e6b4b0d3255bfef95601890afd80709' });
    const { pass, wwdr } = certificates;
    const { stdout } = spawnSync('openssl', [
      ...['smime', '-sign', '-binary', '-nosmimecap', '-md', 'sha256', '-outform', 'DER'],
      ...['-in', write('manifest', manifest), '-certfile', write('wwdr', wwdr)],
      ...['-signer', write('certificate', pass.certificate), '-inkey', write('key', pass.key)],
    ]);
    const [, hex = ''] = /0905310f170d((?:3\d){12})5a/.exec(stdout.toString('hex')) ?? [];
    const time = Buffer.from(hex, 'hex').toString();
    const signedAt = new Date(
      `20${time.replace(/(..)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z')}`,
    );
    expect(createCmsSigner(certificates)(Buffer.from(manifest), signedAt)).toEqual(stdout);
  },
);

test('moves the sample mark to the header if the row below the image is full', () => {
  const pass = passDataFor({ design, issuedAt: 0 });
  const [field = { label: '', value: '' }] = pass.template.back;
  const front = { header: field, fields: Array(4).fill(field) };
  const { storeCard } = createPassJson({ ...pass, state: { ...pass.state, front } }, passType);
  const { label } = updates.sample.mark;
  expect(storeCard.headerFields.map((header) => header.label)).toContain(label);
  expect([storeCard.secondaryFields.length, storeCard.auxiliaryFields.length]).toEqual([4, 0]);
});

describe('Google save token', () => {
  const tokenFor = async (pass: PassData) =>
    createSaveToken(pass, await settings.googleIssuer(), pass.issuedAt);

  test('is signed, short enough, and has the fields of the live wallet', async () => {
    const { privateKey, issuerId, account: issuer } = await settings.googleIssuer();
    const publicKey = createPublicKey(privateKey);
    const options = { audience: 'google', issuer, algorithms: ['RS256'] };
    const property = fc.asyncProperty(issuedPasses, async (issued) => {
      const { vertical, name, color } = issued.design;
      const pass = passDataFor(issued);
      const token = await tokenFor(pass);
      expect(token.length).toBeLessThanOrEqual(1800);
      const { payload } = await jwtVerify(token, publicKey, options);
      const { header, rows } = shownFields(pass);
      const shownRows = [...rows, updates.sample.mark];
      const heroImage = `${siteUrl}/passes/hero/${vertical}/${color.slice(1)}.png`;
      const object = {
        id: expect.stringMatching(new RegExp(`^${issuerId}\\.[\\w.-]+$`)),
        classId: `${issuerId}.sample-${vertical}`,
        cardTitle: { defaultValue: { value: name || liveWallet.labels.name.sample } },
        subheader: { defaultValue: { value: header?.label } },
        header: { defaultValue: { value: header?.value } },
        hexBackgroundColor: color,
        textModulesData: shownRows.map(({ label, value }) => ({ header: label, body: value })),
        heroImage: { sourceUri: { uri: heroImage } },
      };
      expect(payload).toMatchObject({
        typ: 'savetowallet',
        origins: [siteUrl],
        iat: issued.issuedAt,
        payload: { genericObjects: [object] },
      });
    });
    const longNames = ['x', '"', '\\', 'ホ', '👩‍👩‍👧‍👦', 'é'].map((text) =>
      truncateName(text.repeat(200)),
    );
    const all = examples(1_800_000_000, ['Zur Post', ...longNames]);
    await fc.assert(property, { numRuns: all.length + 100, examples: all });
  });

  test('omits the image if the site address is too long', async () => {
    const name = truncateName('x'.repeat(200));
    const issued = { design: { ...design, name }, issuedAt: 2 ** 31 };
    const site = `https://${'long.'.repeat(12)}example`;
    const token = await tokenFor({ ...passDataFor(issued), site });
    expect(token.length).toBeLessThanOrEqual(1800);
    expect(decodeJwt(token)).not.toHaveProperty('payload.genericObjects.0.heroImage');
    expect(decodeJwt(token)).toHaveProperty('payload.genericObjects.0.cardTitle');
  });
});

test.each(liveWallet.verticals)('image $art has the colors of the pass', async ({ art }) => {
  for (const [file, width, height] of [
    ['hero', 1032, 336],
    ['strip@2x', 750, 288],
    ['strip@3x', 1125, 432],
  ] as const) {
    const image = sharp(colorizeImage(`${art}/${file}.png`, '#3366cc'))
      .ensureAlpha()
      .raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    // The color, hsl(from #3366cc h s calc(l + 10)), hsl(… calc(l - 7)) and the light of the windows.
    for (const color of ['3366cc', '5c85d6', '2c58af', 'ffe6bd'])
      expect(data.indexOf(`${color}ff`, 'hex') % 4, `start of a pixel with ${color}`).toBe(0);
  }
});
