import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { homeContent, pages, site } from '../content';
import { nowhere, paths } from './support';

const metaOf = (path: string) =>
  pages.find(({ id }) => path === `/${id}`)?.page.meta ?? homeContent.meta;

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

/** The same path on the site under test: its public address resolves nowhere yet. */
async function fetchOwn(request: APIRequestContext, address: string | null) {
  const url = new URL(address ?? '', site.siteUrl);
  expect(url.origin).toBe(new URL(site.siteUrl).origin);
  const response = await request.get(url.pathname);
  expect(response.status(), url.href).toBe(200);
  return response;
}

for (const path of paths) {
  test(`findable: ${path}`, { tag: '@once' }, async ({ page, request }) => {
    await page.goto(path);
    const { title, description } = metaOf(path);
    const address = `${site.siteUrl}${path}`;
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(await meta(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    const image = (await meta(page, 'og:image')) ?? '';
    for (const [name, value] of Object.entries({
      description,
      'og:type': 'website',
      'og:site_name': site.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    })) {
      expect(await meta(page, name), name).toBe(value);
    }

    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph } = JSON.parse(text ?? '') as {
      '@graph': { '@type': string; url?: string; itemListElement?: { item: string }[] }[];
    };
    const [thing, crumbs] = graph;
    expect(thing?.url).toBe(address);
    expect(graph.map((entry) => entry['@type'])).toEqual(
      path === '/' ? ['Organization', 'WebSite'] : ['Service', 'BreadcrumbList'],
    );
    expect(crumbs?.itemListElement?.map(({ item }) => item)).toEqual(
      path === '/' ? undefined : [`${site.siteUrl}/`, address],
    );

    const icons = page.locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]');
    expect(await icons.count()).toBeGreaterThanOrEqual(4);
    for (const link of await icons.all()) await fetchOwn(request, await link.getAttribute('href'));
  });
}

test('the sitemap lists exactly the pages', { tag: '@once' }, async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(listed.sort()).toEqual(paths.map((path) => `${site.siteUrl}${path}`).sort());
  for (const url of listed) await fetchOwn(request, url ?? null);
});

test('robots.txt allows everything and names the sitemap', { tag: '@once' }, async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *');
  expect(text).not.toMatch(/Disallow: \S/);
  expect(text).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml`);
});

test('the manifest names the product, and its icons are as large as they say', {
  tag: '@once',
}, async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe(site.name);
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetchOwn(request, src);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the not-found page is not indexed', { tag: '@once' }, async ({ page }) => {
  await page.goto(nowhere);
  expect(await meta(page, 'robots')).toContain('noindex');
  await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
