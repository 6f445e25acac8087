import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Check, type PageTarget, withOpenPage } from '../tools/page.ts';

type Report = (problem: string) => void;

const pageCheck =
  (check: (page: Page, report: Report, target: PageTarget) => Promise<void>): Check =>
  (target) =>
    withOpenPage(target, async (page) => {
      const problems: string[] = [];
      await check(page, (problem) => problems.push(problem), target);
      return problems;
    });

const metaContent = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      document.querySelector<HTMLMetaElement>(`meta[name='${name}'], meta[property='${name}']`)
        ?.content ?? '',
    name,
  );

/** Pages excluded from search need no more than a title. */
const isNoindex = async (page: Page) => (await metaContent(page, 'robots')).includes('noindex');

/** The description fits a search result, and the canonical link is the page's own address. */
export const checkDescription = pageCheck(async (page, report) => {
  if (await isNoindex(page)) return;
  const description = await metaContent(page, 'description');
  if (description.length < 50 || description.length > 160)
    report(`description has ${description.length} characters: '${description}'`);
  const canonical = await page
    .locator('link[rel=canonical]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  if (canonical.length !== 1 || !canonical[0]?.startsWith('https:'))
    report(`canonical link: ${canonical.join(', ') || 'none'}`);
  else if (new URL(canonical[0]).pathname !== new URL(page.url()).pathname)
    report(`canonical link is ${canonical[0]}`);
});

export const checkShareImage = pageCheck(async (page, report, { origin }) => {
  if (await isNoindex(page)) return;
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image:alt', 'twitter:card'])
    if (!(await metaContent(page, name))) report(`${name} is missing`);
  const url = await metaContent(page, 'og:image');
  if (!url.startsWith('https:')) return report(`og:image is '${url}'`);
  // The public address may not exist yet: fetch the same path from the site under test.
  const response = await page.request.get(`${origin}${new URL(url).pathname}`);
  if (!response.ok()) return report(`og:image ${url}: ${response.status()}`);
  const { width, height } = await sharp(await response.body()).metadata();
  if (width !== 1200 || height !== 630) report(`og:image is ${width}×${height}, not 1200×630`);
});

/** The required properties of the schema.org types in use. */
const types: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { name: isText, url: isUrl },
  WebSite: { name: isText, url: isUrl, publisher: isNode },
  Service: { name: isText, description: isText, url: isUrl, provider: isNode },
  BusinessAudience: { name: isText },
  BreadcrumbList: { itemListElement: (value) => Array.isArray(value) && value.length > 1 },
  ListItem: { name: isText, item: isUrl, position: Number.isInteger },
};

export const checkStructuredData = pageCheck(async (page, report) => {
  if (await isNoindex(page)) return;
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  if (texts.length !== 1) return report(`${texts.length} blocks of structured data`);
  const data = JSON.parse(texts[0] ?? '') as Record<string, unknown>;
  if (data['@context'] !== 'https://schema.org') report(`@context is ${data['@context']}`);
  checkNode(data['@graph'], report);
});

function checkNode(value: unknown, report: Report) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const node = value as Record<string, unknown>;
    const type = node['@type'];
    const properties = types[String(type)];
    if (type === undefined ? !node['@id'] : !properties) report(`unknown type ${type}`);
    for (const [name, isValid] of Object.entries(properties ?? {}))
      if (!isValid(node[name])) report(`${type}.${name} is ${JSON.stringify(node[name])}`);
  }
  for (const child of Object.values(value)) checkNode(child, report);
}

function isText(value: unknown) {
  return typeof value === 'string' && value.trim() !== '';
}

function isUrl(value: unknown) {
  return isText(value) && /^https:\/\//.test(String(value)) && URL.canParse(String(value));
}

function isNode(value: unknown) {
  return typeof value === 'object' && value !== null && ('@id' in value || '@type' in value);
}
