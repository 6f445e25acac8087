import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { prepareUpload, writeServerConfigs } from '../../hosting/configure.ts';
import { headersFor } from '../../hosting/rules.ts';
import type { ServerProcess } from '../../quality/tools/server-process.ts';
import { checkResponse, titleOf } from './check-response.ts';
import { canTest, engineNames, startEngine } from './engines.ts';
import { requestCases } from './request-cases.ts';

const root = 'dist';
const site = readBuiltSite(root);
const engines = engineNames.filter(canTest);
const running = new Map<string, ServerProcess>();

beforeAll(async () => {
  writeServerConfigs(root);
  prepareUpload('cloudflare', root);
  await Promise.all(engines.map(async (name) => running.set(name, await startEngine(name))));
}, 90_000);
afterAll(() => Promise.all([...running.values()].map((engine) => engine.stop())), 90_000);

describe.for(engines)('%s', (engine) => {
  for (const requestCase of requestCases(site)) {
    if (requestCase.engines?.includes(engine) === false) continue;
    test.concurrent(titleOf(requestCase), () => {
      const port = running.get(engine)?.port ?? 0;
      return checkResponse({ engine, port, root, site }, requestCase);
    });
  }
});

test('only files with a hash in their path are cached permanently', () => {
  expect(site.pages.length).toBeGreaterThan(3);
  for (const path of site.files.keys()) {
    const hashed = /^\/_astro\/(?:[^.]+\.[\w-]{6}\/\d+|.+\.[\w-]{8})\.\w+$/;
    const caching = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect([path, headersFor(site.rules, path)['Cache-Control']]).toEqual([path, caching]);
  }
});
