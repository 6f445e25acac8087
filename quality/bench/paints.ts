import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { compress } from '../../build/compress.ts';
import { closeGracefully, createSiteServer } from '../../hosting/site-server.ts';
import { onPhone, slowDown } from './measure.ts';

export const pages = ['index', 'hotels', 'offices', 'real-estate'];
const runs = 9;

/** Another way to write a page, by its own HTML. */
export type Variants = Record<string, (html: string) => string>;

export interface Paints {
  first: number;
  largest: number;
  tabs?: number;
}

interface Comparison {
  page: string;
  variants: Variants;
}

/**
 * A copy of the site with variants of its pages, served like the site; `compare` opens a page and its
 * variants in turn, so that whatever else the machine does meets them alike.
 */
export async function withVariants<Result>(
  { browser, dist }: { browser: Browser; dist: string },
  comparisons: Comparison[],
  use: (compare: (page: string) => Promise<Record<string, Paints[]>>) => Promise<Result>,
) {
  const root = mkdtempSync(join(tmpdir(), 'walletable-variants-'));
  cpSync(dist, root, { recursive: true });
  for (const { page, variants } of comparisons) {
    const html = readFileSync(`${dist}/${page}.html`, 'utf8');
    for (const [name, write] of Object.entries(variants))
      writeFileSync(join(root, `${page}-${name}.html`), write(html));
  }
  await compress(root);
  const server = createSiteServer({ root }).listen(0, '127.0.0.1');
  // It is sent without one: the server would write a policy for any page.
  server.prependListener('request', ({ url }, res) => {
    if (!url?.endsWith('-policy')) return;
    const flush = res.writeHead;
    Object.assign(res, {
      writeHead(...answer: Parameters<typeof flush>) {
        res.removeHeader('Content-Security-Policy');
        return flush.apply(res, answer);
      },
    });
  });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const compare = async (page: string) => {
    const { variants = {} } = comparisons.find((one) => one.page === page) ?? {};
    const paths: Record<string, string> = { site: page === 'index' ? '/' : `/${page}` };
    for (const name of Object.keys(variants)) paths[name] = `/${page}-${name}`;
    const measured: Record<string, Paints[]> = {};
    for (let run = 0; run < runs; run += 1) {
      for (const [name, path] of Object.entries(paths)) {
        const paints = await onPhone(browser, origin, path, (tab) => open(tab, path));
        measured[name] = [...(measured[name] ?? []), paints];
      }
    }
    return measured;
  };
  try {
    return await use(compare);
  } finally {
    await closeGracefully(server, 0);
    rmSync(root, { recursive: true });
  }
}

export const conditions = `Median of ${runs} runs, and in brackets the 98th percentile; a page and what it is compared with in turn; slow 4G, 4× CPU, phone of 390 px at 3×.`;

async function open(page: Page, path: string): Promise<Paints> {
  await slowDown(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const timing = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((done) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          done({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const tabs = page.locator('[data-tabs]:not([data-ready])');
  if ((await tabs.count()) === 0) return timing;
  const answered = await tabs.evaluate(
    (section) =>
      new Promise<number>((done) => {
        const start = performance.now();
        new MutationObserver(() => {
          if (section.hasAttribute('data-ready')) done(performance.now() - start);
        }).observe(section, { attributes: true });
        section.scrollIntoView({ behavior: 'instant' });
        setTimeout(() => done(Number.NaN), 5000);
      }),
  );
  return Number.isNaN(answered) ? timing : { ...timing, tabs: answered };
}
