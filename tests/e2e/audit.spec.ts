import { expect, type Page, test } from '@playwright/test';
import { checkBudgets } from '../../quality/audit/budgets';
import { quickChecks } from '../../quality/audit/checks';
import { homeContent, pages, site } from '../content';
import { allPaths, missingPath } from './support';

const metaOf = (path: string) =>
  pages.find(({ id }) => path === `/${id}`)?.page.meta ?? homeContent.meta;

/** What the head says to search engines and to those who share the page. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const metas: Record<string, string[]> = {};
    for (const meta of document.querySelectorAll('meta')) {
      const name = meta.name || meta.getAttribute('property') || '';
      metas[name] = [...(metas[name] ?? []), meta.content];
    }
    const addresses = (links: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(links)].map(
        (link) => link.getAttribute('href') ?? '',
      );
    return {
      title: document.title,
      lang: document.documentElement.lang,
      canonical: addresses('link[rel=canonical]'),
      icons: addresses('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]'),
      metas,
      data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    };
  });

for (const path of allPaths) {
  test(`audited: ${path}`, { tag: '@once' }, async ({ page, browser, baseURL, request }) => {
    await page.goto(path);
    for (const [name, check] of Object.entries(quickChecks)) {
      const found = await check({ browser, origin: baseURL ?? '', path, page });
      expect.soft(found, name).toEqual([]);
    }
    const { title, lang, canonical, icons, metas, data } = await readHead(page);
    expect(lang).toBe('en');

    if (path === missingPath) {
      await test.step('the not-found page is not indexed', () => {
        expect(metas.robots).toEqual([expect.stringContaining('noindex')]);
        expect([canonical, metas['og:url']]).toEqual([[], undefined]);
      });
    } else {
      const meta = metaOf(path);
      const address = `${site.siteUrl}${path}`;
      await test.step('findable, and worth to be shared', () => {
        expect([title, canonical]).toEqual([meta.title, [address]]);
        expect(metas).not.toHaveProperty('robots');
        expect(metas).toMatchObject({
          'theme-color': [expect.stringMatching(/^#[0-9a-f]{6}$/)],
          description: [meta.description],
          'og:type': ['website'],
          'og:site_name': [site.name],
          'og:title': [meta.title],
          'og:description': [meta.description],
          'og:url': [address],
          'og:image:width': ['1200'],
          'og:image:height': ['630'],
          'twitter:card': ['summary_large_image'],
          'twitter:title': [meta.title],
          'twitter:description': [meta.description],
          'twitter:image': [metas['og:image']?.[0] ?? 'og:image'],
        });
      });
      await test.step('structured data says what and where it is', () => {
        const { '@graph': graph } = JSON.parse(data) as {
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
      });
      await test.step('its icons and manifest are there', async () => {
        expect(icons.length).toBeGreaterThanOrEqual(4);
        for (const icon of icons) {
          expect(icon).toMatch(/^\/\w/);
          expect((await request.get(icon)).status(), icon).toBe(200);
        }
      });
    }

    await test.step('weighs no more than its budgets on a phone', async () => {
      expect(await checkBudgets({ browser, origin: baseURL ?? '', path })).toEqual([]);
    });
  });
}
