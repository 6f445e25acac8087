import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareUpload, writeServerConfigs } from '../../server/hosts/configure.ts';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { headersFor } from '../../server/http/rules.ts';
import type { ServerProcess } from '../../tools/quality/tools/server-process.ts';
import { paths } from '../paths.ts';
import { checkResponse, titleOf } from './check-response.ts';
import { canTest, hostNames, startHost } from './hosts.ts';
import { requestCases } from './request-cases.ts';

const root = 'dist';
const site = readBuiltSite(root);
const hosts = hostNames.filter(canTest);
const running = new Map<string, ServerProcess>();

beforeAll(async () => {
  writeServerConfigs(root);
  prepareUpload('cloudflare', root);
  await Promise.all(hosts.map(async (name) => running.set(name, await startHost(name))));
}, 90_000);
afterAll(() => Promise.all([...running.values()].map((host) => host.stop())), 90_000);

describe.for(hosts)('%s', (host) => {
  for (const requestCase of requestCases(site)) {
    if (requestCase.hosts?.includes(host) === false) continue;
    test.concurrent(titleOf(requestCase), () => {
      const port = running.get(host)?.port ?? 0;
      return checkResponse({ host, port, root, site }, requestCase);
    });
  }
});

test('only files with a hash in their path are cached permanently', () => {
  expect(site.pages.length).toBeGreaterThanOrEqual(paths.length);
  for (const path of site.files.keys()) {
    const hashed = /^\/_astro\/(?:[^.]+\.[\w-]{6}\/\d+|.+\.[\w-]{8})\.\w+$/;
    const caching = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect([path, headersFor(site.rules, path)['Cache-Control']]).toEqual([path, caching]);
  }
});
