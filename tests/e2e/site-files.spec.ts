import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { urlsInSitemap } from '../../tools/quality/tools/sitemap.ts';
import { site } from '../content';
import { paths } from './support';

test('the sitemap lists all pages', { tag: '@once' }, async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const urls = urlsInSitemap(await response.text()).map(String);
  expect(urls.sort()).toEqual(paths.map((path) => String(new URL(path, site.siteUrl))).sort());
});

test('robots.txt allows all and names the sitemap', { tag: '@once' }, async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *');
  expect(text).not.toMatch(/Disallow: \S/);
  expect(text).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml`);
});

test('the manifest names the product, and its icons have the declared sizes', {
  tag: '@once',
}, async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toBe(site.name);
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('security.txt has a contact and expires within a year (RFC 9116)', {
  tag: '@once',
}, async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: (?:mailto:\S+@\S+|https:\/\/\S+)$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  const [, date = ''] = /^Expires: (\d{4}-\d\d-\d\dT\S+Z)$/m.exec(text) ?? [];
  const days = (Date.parse(date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});
