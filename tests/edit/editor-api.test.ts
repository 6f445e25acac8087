import { createHash } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { logoFile } from '../../src/model/load/load-brand.ts';
import { ContentStore } from '../../tools/editor/content-store.ts';
import { createEditorApi } from '../../tools/editor/editor-api.ts';
import { send } from '../conformance/client.ts';
import { pages } from '../content.ts';

const root = fs.mkdtempSync(join(tmpdir(), 'walletable-editor-api-'));
const server = createServer(
  // No timeout: fetch could reuse a connection that is being closed.
  { keepAliveTimeout: 0 },
  createEditorApi({
    root,
    store: new ContentStore(root),
    bundleFolder: join(root, '.cache/edit'),
    onChange: () => {},
  }),
).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;

const home = 'src/content/home.yaml';
const pictureId = `${pages[0]?.id}/row-2`;
const picture = `src/assets/pictures/${pictureId}.webp`;
const at = (path: string) => join(root, path);

beforeEach(() => {
  fs.rmSync(root, { recursive: true });
  for (const path of ['src/content', 'src/model/schema', 'tools/art', 'package.json', picture])
    fs.cpSync(path, at(path), { recursive: true });
  fs.symlinkSync(resolve('node_modules'), at('node_modules'));
});

afterAll(() => {
  server.close();
  fs.rmSync(root, { recursive: true });
});

async function request(route: string, body?: string | Buffer<ArrayBuffer>) {
  const options = body === undefined ? {} : { method: 'POST', body, headers: { origin } };
  const response = await fetch(`${origin}/${route}`, options);
  const text = await response.text();
  expect(text).not.toContain(root);
  return { status: response.status, text };
}

/** The status and message of an error. */
async function errorOf(...args: Parameters<typeof request>): Promise<[number, string]> {
  const { status, text } = await request(...args);
  return [status, JSON.parse(text).message];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const blankPicture = (width = 1800, height = 1600) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const homeData = async () => JSON.parse((await request('files')).text)[home];

test.each(['files', 'config', 'draft', 'save'])(
  'names the file with malformed YAML in the response to %s',
  async (route) => {
    const { data } = await homeData();
    const malformed = 'hero: "never closed';
    fs.writeFileSync(at(home), malformed);
    const isGet = route === 'files' || route === 'config';
    const current = { file: home, data, version: hashOf(malformed) };
    const message = /^src\/content\/home\.yaml is not valid YAML:\n.*line 1/;
    const error = await errorOf(route, isGet ? undefined : JSON.stringify(current));
    expect(error).toEqual([422, expect.stringMatching(message)]);
  },
);

test('refuses a picture that is empty, unreadable or too small, and keeps the old one', async () => {
  const old = fs.readFileSync(at(picture));
  const large = await blankPicture();
  for (const [upload, reason] of [
    [Buffer.alloc(0), 'The file is empty.'],
    [large.subarray(0, large.length / 2), 'This file is not a readable picture.'],
    [await blankPicture(300, 200), /too small: this part is 250 pixels wide/],
  ] as const) {
    const error = await errorOf(`picture?pictureId=${pictureId}`, upload);
    expect(error).toEqual([422, expect.stringMatching(reason)]);
    expect(error[1]).toContain('The old picture stays.');
  }
  expect(fs.readFileSync(at(picture))).toEqual(old);
});

test('refuses to overwrite a file that was changed after it was read', async () => {
  const stale = JSON.stringify({ file: home, ...(await homeData()) });
  fs.appendFileSync(at(home), '# by another window\n');
  const current = fs.readFileSync(at(home));
  const reason = expect.stringContaining('was changed by somebody else');
  expect(await errorOf('save', stale)).toEqual([422, reason]);
  expect(fs.readFileSync(at(home))).toEqual(current);
});

test('names a file that cannot be written by its path in the project', async () => {
  const reason = 'cannot be written: EISDIR: illegal operation on a directory. Nothing was saved.';
  const { data, version } = await homeData();
  for (const path of [home, picture]) fs.mkdirSync(at(`${path}.tmp`));
  const saveError = await errorOf('save', JSON.stringify({ file: home, data, version }));
  expect(saveError).toEqual([500, `${home} ${reason}`]);
  const uploadError = await errorOf(`picture?pictureId=${pictureId}`, await blankPicture());
  expect(uploadError).toEqual([500, `${picture} ${reason}`]);
});

test('names a missing file by its path in the project', async () => {
  fs.rmSync(at(picture));
  const error = await errorOf(`picture?pictureId=${pictureId}`);
  expect(error).toEqual([404, expect.stringContaining(`'${picture}'`)]);
});

test('saves name and logo on the page Brand, and names what is wrong with a logo', async () => {
  const [page, site] = ['src/content/brand.yaml', 'src/content/site.yaml'];
  const before = fs.readFileSync(at(site), 'utf8');
  const { data, version } = JSON.parse((await request('files')).text)[page];
  const save = (name: string) =>
    request('save', JSON.stringify({ file: page, data: { ...data, name }, version }));
  expect(JSON.parse((await save('I')).text).issues).toMatchObject([{ file: page, path: ['name'] }]);
  expect((await save('Io')).status).toBe(200);
  expect(fs.readFileSync(at(site), 'utf8')).toBe(before.replace(/^name: .*$/m, 'name: Io'));

  const logo = fs.readFileSync(at(logoFile), 'utf8');
  const error = await errorOf('drawing?name=logo', '<svg viewBox="0 0 9 9"><text>Io</text></svg>');
  expect(error).toEqual([
    422,
    expect.stringContaining(`${logoFile} is not right:\n  expected only`),
  ]);
  expect(fs.readFileSync(at(logoFile), 'utf8')).toBe(logo);
  const other = '<svg viewBox="0 0 9 9"><circle r="4"/></svg>';
  expect((await request('drawing?name=logo', other)).text).toContain('<circle r=\\"4\\"/>');
  expect(fs.readFileSync(at(logoFile), 'utf8')).toBe(other);
});

test.each(['other', '', 'constructor', '__proto__', 'toString'])(
  'refuses the drawing %s',
  async (name) => {
    const refusal = [422, `There is no drawing named '${name}'.`];
    expect(await errorOf(`drawing?name=${name}`)).toEqual(refusal);
    expect(await errorOf(`drawing?name=${name}`, '<svg/>')).toEqual(refusal);
  },
);

test('restores the old picture if an encoding cannot be written', async () => {
  const old = fs.readFileSync(at(picture));
  fs.mkdirSync(at(`src/assets/pictures/${pictureId}/480.avif`), { recursive: true });
  const { text } = await request(`picture?pictureId=${pictureId}`, await blankPicture());
  expect(text).toContain(`failed src/assets/pictures/${pictureId}/480.avif cannot be written: `);
  expect(fs.readFileSync(at(picture))).toEqual(old);
});

test.each([
  [403, 'POST', {}],
  [403, 'POST', { origin: 'https://elsewhere.example' }],
  [403, 'POST', { origin: 'http://127.0.0.1:1' }],
  [403, 'POST', { origin, host: 'elsewhere.example' }],
  [403, 'GET', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  [200, 'GET', {}],
])('answers only requests of the editor: %i to %s with %j', async (status, method, headers) => {
  const route = method === 'POST' ? '/draft' : '/files';
  expect((await send(port, route, { method, headers, body: '' })).status).toBe(status);
});
