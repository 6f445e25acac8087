import { expect, type Page, test } from '@playwright/test';
import { checkBudgets, checkLayouts } from '../../quality/audit/budgets';
import { quickChecks } from '../../quality/audit/checks';
import { homeContent, pages, site } from '../content';
import { allPaths, missingPath } from './support';

const metaOf = (path: string) =>
  pages.find(({ id }) => path === `/${id}`)?.page.meta ?? homeContent.meta;

/** The metadata in the head of a page. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const metas: Record<string, string[]> = {};
    for (const meta of document.querySelectorAll('meta')) {
      const name = meta.name || meta.getAttribute('property') || '';
      metas[name] = [...(metas[name] ?? []), meta.content];
    }
    const hrefs = (selector: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(
        (link) => link.getAttribute('href') ?? '',
      );
    return {
      title: document.title,
      lang: document.documentElement.lang,
      canonical: hrefs('link[rel=canonical]'),
      icons: hrefs('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]'),
      metas,
      data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    };
  });

const single = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));

for (const path of allPaths) {
  test(`passes the audit: ${path}`, { tag: '@once' }, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    for (const [name, check] of Object.entries(quickChecks)) {
      const problems = await check({ browser, origin: baseURL ?? '', path, page });
      expect.soft(problems, name).toEqual([]);
    }
    const { title, lang, canonical, icons, metas, data } = await readHead(page);
    expect(lang).toBe('en');

    if (path === missingPath) {
      await test.step('the not-found page is excluded from search engines', () => {
        expect(metas.robots).toEqual([expect.stringContaining('noindex')]);
        expect([canonical, metas['og:url']]).toEqual([[], undefined]);
      });
    } else {
      const meta = metaOf(path);
      const url = `${site.siteUrl}${path}`;
      await test.step('metadata for search engines and link previews', () => {
        const { title: metaTitle, description } = meta;
        expect([title, canonical, metas.robots]).toEqual([metaTitle, [url], undefined]);
        expect(metas['theme-color']?.[0]).toMatch(/^#[0-9a-f]{6}$/);
        expect(metas).toMatchObject({
          ...single({ description, 'og:title': metaTitle, 'og:description': description }),
          ...single({ 'og:type': 'website', 'og:site_name': site.name, 'og:url': url }),
          ...single({ 'og:image:width': '1200', 'og:image:height': '630' }),
          ...single({ 'twitter:card': 'summary_large_image' }),
        });
      });
      await test.step('structured data', () => {
        const { '@graph': graph } = JSON.parse(data) as {
          '@graph': { '@type': string; url?: string; itemListElement?: { item: string }[] }[];
        };
        const [first, breadcrumbs] = graph;
        expect(first?.url).toBe(url);
        expect(graph.map((entry) => entry['@type'])).toEqual(
          path === '/' ? ['Organization', 'WebSite'] : ['Service', 'BreadcrumbList'],
        );
        expect(breadcrumbs?.itemListElement?.map(({ item }) => item)).toEqual(
          path === '/' ? undefined : [`${site.siteUrl}/`, url],
        );
      });
      await test.step('icons and manifest exist', async () => {
        expect(icons.length).toBeGreaterThanOrEqual(4);
        for (const icon of icons) {
          expect(icon).toMatch(/^\/\w/);
          expect((await page.request.get(icon)).status(), icon).toBe(200);
        }
      });
    }

    await test.step('budgets of bytes and layouts on a phone', async () => {
      const target = { browser, origin: baseURL ?? '', path };
      expect.soft(await checkBudgets(target)).toEqual([]);
      expect(await checkLayouts(target)).toEqual([]);
    });
  });
}
