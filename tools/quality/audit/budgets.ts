import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { scrollThrough } from '../tools/page.ts';

type Kind = 'home' | 'vertical' | 'not found';

/**
 * Bytes with brotli on a phone of 390 px at 3×. 'On the wire' includes response headers: what is
 * above the fold must fit into the first ten TCP packets. The not-found page has less to show.
 */
const budgets = {
  'document above the fold, on the wire': {
    home: 14_600,
    vertical: 14_600,
    'not found': 12_000,
  },
  'document, on the wire': { home: 22_000, vertical: 22_000, 'not found': 12_000 },
  'script at load': { home: 6_000, vertical: 6_000, 'not found': 3_500 },
  'script after scrolling to the end': { home: 6_000, vertical: 79_500, 'not found': 3_500 },
  fonts: { home: 20_000, vertical: 20_000, 'not found': 20_000 },
  'first picture': { home: 70_000, vertical: 70_000, 'not found': 70_000 },
  'largest other picture': { home: 45_000, vertical: 45_000, 'not found': 45_000 },
  'everything at load, on the wire': { home: 85_000, vertical: 125_000, 'not found': 35_000 },
  'everything after scrolling to the end': {
    home: 700_000,
    vertical: 700_000,
    'not found': Number.POSITIVE_INFINITY,
  },
} as const satisfies Record<string, Record<Kind, number>>;

interface SentFile {
  url: string;
  type: string;
  body: number;
  headers: number;
}

/** One line for each budget that the page exceeds. */
export async function checkBudgets(browser: Browser, url: string): Promise<string[]> {
  await using page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  await emulateMobileNetwork(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const document = await page.goto(url);
  const atLoad = await sentFiles(page, responses);
  const inline = await inlineScriptBytes(page);
  const html = (await document?.text()) ?? '';
  const styleSheets = await page
    .locator('head link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await scrollThrough(page);
  const atEnd = await sentFiles(page, responses);
  const firstImages = await page
    .locator('img[fetchpriority=high]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  const isDocument = ({ type }: SentFile) => type === 'document';
  const isBlocking = ({ url }: SentFile) => styleSheets.includes(url);
  const isFirstImage = ({ url }: SentFile) => firstImages.includes(url);
  const bytes: Record<keyof typeof budgets, number> = {
    'document above the fold, on the wire':
      sum(atLoad.filter(isDocument).map(({ headers }) => headers)) +
      brotliBytes(html.split('<link id="fold"')[0]) +
      onTheWire(atLoad.filter(isBlocking)),
    'document, on the wire': onTheWire(atLoad.filter(isDocument)),
    'script at load': bodyBytes(atLoad, 'script') + inline,
    'script after scrolling to the end': bodyBytes(atEnd, 'script') + inline,
    fonts: bodyBytes(atEnd, 'font'),
    'first picture': largestImage(atEnd.filter(isFirstImage)),
    'largest other picture': largestImage(atEnd.filter((file) => !isFirstImage(file))),
    'everything at load, on the wire': onTheWire(atLoad),
    'everything after scrolling to the end': bodyBytes(atEnd),
  };
  const isHome = new URL(url).pathname === '/';
  const kind = document?.status() === 404 ? 'not found' : isHome ? 'home' : 'vertical';
  return Object.entries(budgets)
    .map(([row, limits]) => ({ row, limit: limits[kind], count: bytes[row as keyof typeof bytes] }))
    .filter(({ limit, count }) => count > limit)
    .map(
      ({ row, limit, count }) =>
        `${row}: ${count} B, the limit of a ${kind} page in tools/quality/audit/budgets.ts is ${limit} B`,
    );
}

/** The distance at which Chromium loads lazy images depends on the connection type. */
async function emulateMobileNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    connectionType: 'cellular4g',
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Waits until no request is pending and three frames have caused no new one. */
async function sentFiles(page: Page, responses: Response[]): Promise<SentFile[]> {
  for (let count = -1; count < responses.length; ) {
    count = responses.length;
    await Promise.all(responses.map((response) => response.finished()));
    for (let frame = 0; frame < 3; frame += 1)
      await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return Promise.all(
    responses.map(async (response) => {
      const request = response.request();
      const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes();
      return { url: response.url(), type: request.resourceType(), body, headers };
    }),
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const bodyBytes = (files: SentFile[], wanted?: string) =>
  sum(files.filter(({ type }) => !wanted || type === wanted).map(({ body }) => body));

const onTheWire = (files: SentFile[]) => sum(files.map(({ body, headers }) => body + headers));

const largestImage = (files: SentFile[]) =>
  Math.max(0, ...files.filter(({ type }) => type === 'image').map(({ body }) => body));

/** Inline scripts are part of the document, and count as script too. */
const inlineScriptBytes = async (page: Page) =>
  brotliBytes(
    (
      await page
        .locator('script:not([src], [type="application/ld+json"], [type=speculationrules])')
        .allTextContents()
    ).join(''),
  );

const brotliBytes = (text = '') => brotliCompressSync(text).length;
