import type { Page, Response } from '@playwright/test';
import { type Check, type PageTarget, phone, scrollThrough, withPage } from '../tools/page.ts';

type Kind = 'home' | 'vertical' | 'not found';

/**
 * Bytes over the wire, brotli, on a phone of 390 px at 3×. What is 'on the wire' counts the headers of
 * each answer, too: a first flight is ten packets, and the document must fit into it.
 */
export const budgets = {
  'document and blocking CSS, on the wire': { home: 14_600, vertical: 14_600, 'not found': 8_000 },
  'script at load': { home: 2_000, vertical: 2_000, 'not found': 2_000 },
  'script after scrolling to the end': { home: 2_000, vertical: 72_000, 'not found': 2_000 },
  fonts: { home: 20_000, vertical: 20_000, 'not found': 20_000 },
  'first picture': { home: 70_000, vertical: 70_000, 'not found': 70_000 },
  'largest other picture': { home: 45_000, vertical: 45_000, 'not found': 45_000 },
  'everything at load, on the wire': { home: 85_000, vertical: 125_000, 'not found': 40_000 },
  'everything after scrolling to the end': {
    home: 700_000,
    vertical: 700_000,
    'not found': Number.POSITIVE_INFINITY,
  },
} as const satisfies Record<string, Record<Kind, number>>;

export type ByteCounts = Record<keyof typeof budgets, number>;

interface Sent {
  url: string;
  type: string;
  bytes: number;
  headers: number;
}

export async function measureBytes(
  subject: PageTarget,
): Promise<{ kind: Kind; weight: ByteCounts }> {
  return withPage(subject, phone, async (page) => {
    await useMobileNetwork(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const document = await page.goto(subject.path);
    const atLoad = await allSent(page, responses);
    const inline = await inlineScript(page);
    const sheets = await page
      .locator('head link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const isBlocking = ({ url, type }: Sent) => type === 'document' || sheets.includes(url);
    await scrollThrough(page);
    const atEnd = await allSent(page, responses);
    const first = await page
      .locator('img[fetchpriority=high]')
      .evaluateAll((pictures) =>
        pictures.map((picture) => (picture as HTMLImageElement).currentSrc),
      );
    return {
      kind: document?.status() === 404 ? 'not found' : subject.path === '/' ? 'home' : 'vertical',
      weight: {
        'document and blocking CSS, on the wire': onTheWire(atLoad.filter(isBlocking)),
        'script at load': sum(atLoad, 'script') + inline,
        'script after scrolling to the end': sum(atEnd, 'script') + inline,
        fonts: sum(atEnd, 'font'),
        'first picture': largestPicture(atEnd.filter(({ url }) => first.includes(url))),
        'largest other picture': largestPicture(atEnd.filter(({ url }) => !first.includes(url))),
        'everything at load, on the wire': onTheWire(atLoad),
        'everything after scrolling to the end': sum(atEnd),
      },
    };
  });
}

export const checkBudgets: Check = async (subject) => {
  const { kind, weight } = await measureBytes(subject);
  return Object.entries(weight).flatMap(([row, bytes]) => {
    const limit = budgets[row as keyof ByteCounts][kind];
    return bytes <= limit ? [] : [`${row}: ${bytes} B, and a ${kind} page may have ${limit} B`];
  });
};

/** How far ahead of the view Chromium loads pictures depends on the network it believes to be on. */
async function useMobileNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    connectionType: 'cellular4g',
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** What has been sent, once nothing more comes: a frame may ask for what has come near in it. */
async function allSent(page: Page, responses: Response[]): Promise<Sent[]> {
  for (let known = -1; known < responses.length; ) {
    known = responses.length;
    await Promise.all(responses.map((response) => response.finished()));
    for (let frame = 0; frame < 3; frame += 1)
      await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return Promise.all(responses.map(sent));
}

async function sent(response: Response): Promise<Sent> {
  const request = response.request();
  const { responseBodySize: bytes, responseHeadersSize: headers } = await request.sizes();
  return { url: response.url(), type: request.resourceType(), bytes, headers };
}

const sum = (all: Sent[], ...types: string[]) =>
  all
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reduce((total, { bytes }) => total + bytes, 0);

const onTheWire = (all: Sent[]) =>
  all.reduce((total, { bytes, headers }) => total + bytes + headers, 0);

const largestPicture = (all: Sent[]) =>
  Math.max(0, ...all.filter(({ type }) => type === 'image').map(({ bytes }) => bytes));

/** It travels inside the document; here it counts once more, uncompressed. */
const inlineScript = (page: Page) =>
  page
    .locator('script:not([src], [type="application/ld+json"], [type=speculationrules])')
    .evaluateAll((scripts) =>
      scripts.reduce((total, { textContent }) => total + (textContent?.length ?? 0), 0),
    );
