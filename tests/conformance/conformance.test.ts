import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { prepareUpload, writeServerConfigs } from '../../hosting/configure.ts';
import { headersFor } from '../../hosting/rules.ts';
import type { ServerProcess } from '../../quality/tools/server-process.ts';
import { checkResponse, nameOf } from './check-response.ts';
import { engineNames, isThere, startEngine } from './engines.ts';
import { requestCases } from './request-cases.ts';

const root = 'dist';
const site = readBuiltSite(root);
// `npm run test:engines` gets them; with CI set, what it cannot get is an error.
const present = engineNames.filter((name) => process.env.CI || isThere(name));
const running = new Map<string, ServerProcess>();

beforeAll(async () => {
  writeServerConfigs(root);
  prepareUpload('cloudflare', root);
  await Promise.all(present.map(async (name) => running.set(name, await startEngine(name))));
}, 90_000);
afterAll(() => Promise.all([...running.values()].map((engine) => engine.stop())), 90_000);

describe.for(present)('%s', (engine) => {
  for (const exchange of requestCases(site)) {
    if (exchange.engines?.includes(engine) === false) continue;
    test.concurrent(nameOf(exchange), () => {
      const port = running.get(engine)?.port ?? 0;
      return checkResponse({ engine, port, root, site }, exchange);
    });
  }
});

test('what has a hash in its path is kept for ever, all else only after asking', () => {
  expect(site.pages.length).toBeGreaterThan(3);
  for (const path of site.files.keys()) {
    const hashed = /^\/_astro\/(?:[^.]+\.[\w-]{6}\/\d+|.+\.[\w-]{8})\.\w+$/;
    const caching = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect([path, headersFor(site.rules, path)['Cache-Control']]).toEqual([path, caching]);
  }
});
