import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Check, type PageTarget, withOpenPage } from '../tools/page.ts';

/** Opens a page and collects what is wrong with it. */
const look =
  (
    judge: (page: Page, say: (problem: string) => void, subject: PageTarget) => Promise<void>,
  ): Check =>
  (subject) =>
    withOpenPage(subject, async (page) => {
      const found: string[] = [];
      await judge(page, (problem) => found.push(problem), subject);
      return found;
    });

const contentOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      document.querySelector<HTMLMetaElement>(`meta[name='${wanted}'], meta[property='${wanted}']`)
        ?.content ?? '',
    name,
  );

/** A page that asks not to be found needs no more than a title. */
const isHidden = async (page: Page) => (await contentOf(page, 'robots')).includes('noindex');

/** Title and description, as long as a search result shows them, and where the page lives. */
export const checkDescription = look(async (page, say) => {
  const title = await page.title();
  if (title.length < 10 || title.length > 60) say(`title has ${title.length} letters: '${title}'`);
  if (await isHidden(page)) return;
  const description = await contentOf(page, 'description');
  if (description.length < 50 || description.length > 160)
    say(`description has ${description.length} letters: '${description}'`);
  const canonical = await page
    .locator('link[rel=canonical]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const path = new URL(page.url()).pathname;
  if (canonical.length !== 1 || !canonical[0]?.startsWith('https:'))
    say(`canonical link: ${canonical.join(', ') || 'none'}`);
  else if (new URL(canonical[0]).pathname !== path) say(`canonical link is ${canonical[0]}`);
});

export const checkHeadings = look(async (page, say) => {
  const headings = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all.map(({ localName, textContent }) => [Number(localName[1]), textContent] as const),
    );
  const firsts = headings.filter(([level]) => level === 1);
  if (firsts.length !== 1 || headings[0]?.[0] !== 1)
    say(`${firsts.length} first headings, and the page begins with h${headings[0]?.[0]}`);
  for (const [index, [level, text]] of headings.entries()) {
    if (!text?.trim()) say(`an empty h${level}`);
    const before = headings[index - 1]?.[0] ?? 0;
    if (level > before + 1) say(`h${level} '${text}' follows h${before}`);
  }
});

export const checkShareImage = look(async (page, say, { origin }) => {
  if (await isHidden(page)) return;
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image:alt', 'twitter:card']) {
    if (!(await contentOf(page, name))) say(`${name} is missing`);
  }
  const address = await contentOf(page, 'og:image');
  if (!address.startsWith('https:')) return say(`og:image is '${address}'`);
  // The site's public address is not the one it is looked at here.
  const response = await page.request.get(`${origin}${new URL(address).pathname}`);
  if (!response.ok()) return say(`og:image ${address}: ${response.status()}`);
  const { width, height } = await sharp(await response.body()).metadata();
  if (width !== 1200 || height !== 630) say(`og:image is ${width}×${height}, not 1200×630`);
});

/** What schema.org and the search engines ask of the shapes that are in use here. */
const shapes: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { name: isText, url: isAddress },
  WebSite: { name: isText, url: isAddress, publisher: isNode },
  Service: { name: isText, description: isText, url: isAddress, provider: isNode },
  BusinessAudience: { name: isText },
  BreadcrumbList: { itemListElement: (value) => Array.isArray(value) && value.length > 1 },
  ListItem: { name: isText, item: isAddress, position: Number.isInteger },
};

export const checkStructuredData = look(async (page, say) => {
  if (await isHidden(page)) return;
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  if (texts.length !== 1) return say(`${texts.length} blocks of structured data`);
  const data = JSON.parse(texts[0] ?? '') as Record<string, unknown>;
  if (data['@context'] !== 'https://schema.org') say(`@context is ${data['@context']}`);
  walk(data['@graph'], say);
});

function walk(value: unknown, say: (problem: string) => void) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, say);
    return;
  }
  const node = value as Record<string, unknown>;
  const type = node['@type'];
  const shape = shapes[String(type)];
  if (type === undefined ? !node['@id'] : !shape) say(`nothing is known of the type ${type}`);
  for (const [field, fits] of Object.entries(shape ?? {}))
    if (!fits(node[field])) say(`${type}.${field} is ${JSON.stringify(node[field])}`);
  for (const child of Object.values(node)) walk(child, say);
}

function isText(value: unknown) {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown) {
  return isText(value) && /^https:\/\//.test(String(value)) && URL.canParse(String(value));
}

function isNode(value: unknown) {
  return typeof value === 'object' && value !== null && ('@id' in value || '@type' in value);
}
