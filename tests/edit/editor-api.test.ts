import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ContentStore } from '../../edit/content-store.ts';
import { createEditorApi } from '../../edit/editor-api.ts';

const root = mkdtempSync(join(tmpdir(), 'walletable-editor-api-'));
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
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const home = 'src/content/home.yaml';
const picture = 'pictures/hotels/row-2.webp';

beforeEach(() => {
  rmSync(root, { recursive: true });
  for (const folder of ['src/content', 'src/model/schema', 'art']) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  cpSync('package.json', join(root, 'package.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  cpSync(picture, join(root, picture));
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

async function request(route: string, body?: string | Buffer<ArrayBuffer>) {
  const method = body === undefined ? 'GET' : 'POST';
  const options = body === undefined ? {} : { body, headers: { origin } };
  const response = await fetch(`${origin}/${route}`, { method, ...options });
  const text = await response.text();
  expect(text).not.toContain(root);
  return { status: response.status, text };
}

const messageOf = ({ text }: { text: string }): string => JSON.parse(text).message;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const blankPicture = () =>
  sharp({ create: { width: 1800, height: 1600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const homeData = async () => JSON.parse((await request('files')).text)[home];

test.each(['files', 'config', 'draft', 'save'])(
  'names the file with malformed YAML in the response to %s',
  async (route) => {
    const { data } = await homeData();
    const malformed = 'hero: "never closed';
    writeFileSync(join(root, home), malformed);
    const isGet = route === 'files' || route === 'config';
    const current = { file: home, data, version: hashOf(malformed) };
    const response = await request(route, isGet ? undefined : JSON.stringify(current));
    expect(response.status).toBe(422);
    expect(messageOf(response)).toMatch(/^src\/content\/home\.yaml is not valid YAML:\n.*line 1/);
  },
);

test('refuses an empty picture and keeps the old one', async () => {
  const old = readFileSync(join(root, picture));
  const response = await request('picture?slot=hotels/row-2', Buffer.alloc(0));
  expect(response.status).toBe(422);
  expect(messageOf(response)).toBe('The file is empty. The old picture stays.');
  expect(readFileSync(join(root, picture))).toEqual(old);
});

test('names a file that cannot be written by its path in the project', async () => {
  const reason = 'cannot be written: EISDIR: illegal operation on a directory. Nothing was saved.';
  const { data, version } = await homeData();
  mkdirSync(join(root, `${home}.tmp`));
  const saved = await request('save', JSON.stringify({ file: home, data, version }));
  expect([saved.status, messageOf(saved)]).toEqual([500, `${home} ${reason}`]);

  mkdirSync(join(root, `${picture}.tmp`));
  const uploaded = await request('picture?slot=hotels/row-2', await blankPicture());
  expect([uploaded.status, messageOf(uploaded)]).toEqual([500, `${picture} ${reason}`]);
});

test('names a missing file by its path in the project', async () => {
  rmSync(join(root, picture));
  const response = await request('picture?slot=hotels/row-2');
  expect(response.status).toBe(404);
  expect(messageOf(response)).toContain(`'${picture}'`);
});

test('restores the old picture if an encoding cannot be written', async () => {
  const old = readFileSync(join(root, picture));
  mkdirSync(join(root, 'pictures/hotels/row-2/480.avif'), { recursive: true });
  const { text } = await request('picture?slot=hotels/row-2', await blankPicture());
  expect(text).toMatch(/^failed pictures\/hotels\/row-2\/480\.avif cannot be written: /m);
  expect(readFileSync(join(root, picture))).toEqual(old);
});
