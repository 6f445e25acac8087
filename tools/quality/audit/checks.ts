import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';

/** Reads an open page, and returns one line for each problem. */
export type Check = (page: Page) => Promise<string[]>;

const checkHtml: Check = async (page) => {
  const html = await (await page.request.get(page.url())).text();
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      // A longer title is cut off in search results.
      'long-title': ['error', { maxlength: 60 }],
    },
  });
  const { results } = await validator.validateString(html, page.url());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
};

/** Internal links lead to an existing page and anchor; external ones are https and `noopener`. */
const checkLinks: Check = async (page) => {
  const links = await page.locator('a[href]').evaluateAll((anchors) =>
    (anchors as HTMLAnchorElement[]).map(({ href, rel, target, textContent }) => ({
      url: href,
      attributes: `${target} ${rel}`,
      name: textContent?.trim() ?? '',
    })),
  );
  const here = new URL(page.url());
  const problems: string[] = [];
  const pages = new Map<string, { status: number; html: string }>();
  for (const { url, attributes, name } of links) {
    const { protocol, origin, pathname, hash } = new URL(url);
    if (protocol === 'mailto:' && /^\S+@\S+$/.test(pathname)) continue;
    if (origin !== here.origin) {
      if (protocol !== 'https:' || attributes !== '_blank noopener')
        problems.push(`'${name}' to ${url} is not an https link to a new tab without opener`);
      continue;
    }
    if (!pages.has(pathname)) {
      const response = await page.request.get(origin + pathname);
      pages.set(pathname, { status: response.status(), html: await response.text() });
    }
    const { status = 0, html = '' } = pages.get(pathname) ?? {};
    if (status !== 200 && pathname !== here.pathname)
      problems.push(`'${name}' leads to ${pathname}: ${status}`);
    const id = decodeURIComponent(hash.slice(1));
    if (id && !html.includes(` id="${id}"`))
      problems.push(`'${name}' leads to ${pathname}${hash}: there is no such anchor`);
  }
  return problems;
};

/** What search results and link previews show. Pages excluded from search need no more than a title. */
const checkMetadata: Check = async (page) => {
  const entries = await page
    .locator('meta')
    .evaluateAll((all) =>
      (all as HTMLMetaElement[]).map((meta) => [
        meta.getAttribute('property') ?? meta.name,
        meta.content,
      ]),
    );
  const metas: Record<string, string> = Object.fromEntries(entries);
  if (metas.robots?.includes('noindex')) return [];
  const { description = '' } = metas;
  const problems = ['og:title', 'og:description', 'og:url', 'og:image:alt', 'twitter:card']
    .filter((name) => !metas[name])
    .map((name) => `${name} is missing`);
  if (description.length < 50 || description.length > 160)
    problems.push(`description has ${description.length} characters: '${description}'`);
  const url = metas['og:image'] ?? '';
  if (!url.startsWith('https:')) return [...problems, `og:image is '${url}'`];
  // The public address may not exist yet: fetch the same path from the site under test.
  const response = await page.request.get(new URL(new URL(url).pathname, page.url()).href);
  if (!response.ok()) return [...problems, `og:image ${url}: ${response.status()}`];
  const { width, height } = await sharp(await response.body()).metadata();
  if (width !== 1200 || height !== 630)
    problems.push(`og:image is ${width}×${height}, not 1200×630`);
  return problems;
};

/** Fast enough for every `npm test`. */
export const quickChecks: Record<string, Check> = {
  'valid HTML': checkHtml,
  'links and anchors': checkLinks,
  metadata: checkMetadata,
};
