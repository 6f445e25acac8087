import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { headersFor } from '../../hosting/rules.ts';
import type { EngineName } from './engines.ts';
import { judge, nameOf } from './judge.ts';
import { exchangesWith } from './requests.ts';

const root = 'dist';
const site = readBuiltSite(root);
const ports = Object.entries(inject('ports')) as [EngineName, number][];

describe.for(ports)('%s', ([engine, port]) => {
  for (const exchange of exchangesWith(site)) {
    if (exchange.engines?.includes(engine) === false) continue;
    test.concurrent(nameOf(exchange), () => judge({ engine, port, root, site }, exchange));
  }
});

test('what has a hash in its path is kept for ever, all else only after asking', () => {
  expect(site.pages.length).toBeGreaterThan(3);
  for (const path of site.files.keys()) {
    const hashed = /^\/_astro\/(?:fonts\/[0-9a-f]{16}|[^.]+\.[\w-]{6}\/\d+|.+\.[\w-]{8})\.\w+$/;
    const caching = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect([path, headersFor(site.rules, path)['Cache-Control']]).toEqual([path, caching]);
  }
});

test('security.txt says where to report a weakness, for less than a year (RFC 9116)', () => {
  const text = readFileSync(`${root}/.well-known/security.txt`, 'utf8');
  expect(text).toMatch(/^Contact: (?:mailto:\S+@\S+|https:\/\/\S+)$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  const [, date = ''] = /^Expires: (\d{4}-\d\d-\d\dT\S+Z)$/m.exec(text) ?? [];
  const days = (Date.parse(date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});
