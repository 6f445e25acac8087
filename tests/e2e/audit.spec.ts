import { expect, test } from '@playwright/test';
import { checkBudgets } from '../../tools/quality/audit/budgets';
import { quickChecks } from '../../tools/quality/audit/checks';
import { homeContent, pages, site } from '../content';
import { allPaths, missingPath } from './support';

const metaOf = (path: string) =>
  pages.find(({ id }) => path === `/${id}`)?.page.meta ?? homeContent.meta;

for (const path of allPaths) {
  test(`passes the audit: ${path}`, { tag: '@once' }, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    for (const [name, check] of Object.entries(quickChecks)) {
      expect.soft(await check(page), name).toEqual([]);
    }
    const metas = (name: string) =>
      page
        .locator(`meta[name="${name}"], meta[property="${name}"]`)
        .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
    const canonical = page.locator('link[rel=canonical]');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    if (path === missingPath) {
      await test.step('the not-found page is excluded from search engines', async () => {
        expect(await metas('robots')).toEqual([expect.stringContaining('noindex')]);
        await expect(canonical).toHaveCount(0);
        expect(await metas('og:url')).toEqual([]);
      });
    } else {
      const { title, description } = metaOf(path);
      const url = `${site.siteUrl}${path}`;
      const itemListElement = [
        { '@type': 'ListItem', position: 1, name: site.name, item: `${site.siteUrl}/` },
        { '@type': 'ListItem', position: 2, name: expect.any(String), item: url },
      ];
      await test.step('metadata for search engines and link previews', async () => {
        await expect(page).toHaveTitle(title);
        await expect(canonical).toHaveAttribute('href', url);
        expect(await metas('robots')).toEqual([]);
        expect((await metas('theme-color'))[0]).toMatch(/^#[0-9a-f]{6}$/);
        for (const [name, value] of Object.entries({
          description,
          'og:title': title,
          'og:description': description,
          'og:type': 'website',
          'og:site_name': site.name,
          'og:url': url,
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        }))
          expect(await metas(name), name).toEqual([value]);
      });
      await test.step('structured data', async () => {
        const data = await page.locator('script[type="application/ld+json"]').textContent();
        const { '@context': context, '@graph': graph } = JSON.parse(data ?? '{}');
        expect(context).toBe('https://schema.org');
        const name = site.name;
        const id = { '@id': expect.any(String) };
        expect(graph).toMatchObject(
          path === '/'
            ? [
                { '@type': 'Organization', name, url, ...id },
                { '@type': 'WebSite', name, url, publisher: id },
              ]
            : [
                {
                  '@type': 'Service',
                  name: expect.any(String),
                  description,
                  url,
                  provider: { ...id, name },
                  audience: { name: expect.any(String) },
                },
                { '@type': 'BreadcrumbList', itemListElement },
              ],
        );
      });
      await test.step('icons and manifest exist', async () => {
        const icons = await page
          .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(icons.length).toBeGreaterThanOrEqual(4);
        for (const icon of icons) {
          expect(icon).toMatch(/^\/\w/);
          expect((await page.request.get(icon)).status(), icon).toBe(200);
        }
      });
    }

    await test.step('budgets of bytes on a phone', async () => {
      expect(await checkBudgets(browser, `${baseURL}${path}`)).toEqual([]);
    });
  });
}
