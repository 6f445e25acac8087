import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compress } from '../build/compress.ts';
import { closeGently, createSiteServer } from '../hosting/site-server.ts';
import { median } from '../tools/statistics.ts';
import { type Bench, ms, onPhone, type Section, slowDown } from './measure.ts';

const runs = 9;
const goal = 1.1;

/** The site's pages against bare ones with the same headline and hero picture and nothing else. */
export async function distance({ browser, dist }: Bench): Promise<Section> {
  const root = mkdtempSync(join(tmpdir(), 'walletable-distance-'));
  cpSync(dist, root, { recursive: true });
  const pages = ['index', 'hotels', 'offices', 'real-estate'];
  for (const page of pages) {
    writeFileSync(
      join(root, `bare-${page}.html`),
      bare(readFileSync(`${dist}/${page}.html`, 'utf8')),
    );
  }
  await compress(root);
  const server = createSiteServer({ root }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const table = [
    ['page', 'first paint', 'bare', 'ratio', 'largest paint', 'bare', 'ratio', 'tabs answer after'],
  ];
  const missed: string[] = [];
  try {
    for (const page of pages) {
      const path = page === 'index' ? '/' : `/${page}`;
      const site: Paints[] = [];
      const plain: Paints[] = [];
      for (let run = 0; run < runs; run += 1) {
        plain.push(await onPhone(browser, origin, path, (tab) => paints(tab, `/bare-${page}`)));
        site.push(await onPhone(browser, origin, path, (tab) => paints(tab, path)));
      }
      const cells = (['first', 'largest'] as const).flatMap((name) => {
        const [own, other] = [site, plain].map((all) => median(all.map((paint) => paint[name])));
        const ratio = (own ?? 0) / (other ?? 1);
        if (ratio > goal) missed.push(`${path} ${name} paint ${ratio.toFixed(2)}`);
        return [ms(own ?? 0), ms(other ?? 0), ratio.toFixed(2)];
      });
      const waits = site.flatMap(({ tabs }) => tabs ?? []);
      table.push([path, ...cells, waits.length ? ms(median(waits)) : '–']);
    }
  } finally {
    await closeGently(server, 0);
    rmSync(root, { recursive: true });
  }
  return {
    table,
    notes: [
      `Medians of ${runs} runs each, site and bare page alternately; slow 4G, 4× CPU, phone of 390 px at 3×. Tabs: from the moment they are scrolled to, out of nowhere, until they take a click.`,
      missed.length === 0
        ? `Goal of ${goal.toFixed(2)} met.`
        : `Goal of ${goal.toFixed(2)} missed: ${missed.join(', ')}.`,
    ],
  };
}

function bare(html: string) {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [headline = ''] = /<h1.*?<\/h1>/s.exec(html) ?? [];
  const [picture = ''] = /<picture.*?<\/picture>/s.exec(html) ?? [];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>h1{font:600 54px/.92 sans-serif}img{width:100%;height:auto}</style>${headline}${picture}`;
}

interface Paints {
  first: number;
  largest: number;
  tabs?: number;
}

async function paints(page: Page, path: string): Promise<Paints> {
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
  if ((await page.locator('[data-tabs]').count()) === 0) return timing;
  const tabs = await page.locator('[data-tabs]').evaluate(
    (section) =>
      new Promise<number>((done) => {
        const start = performance.now();
        new MutationObserver(() => {
          if (section.hasAttribute('data-ready')) done(performance.now() - start);
        }).observe(section, { attributes: true });
        section.scrollIntoView({ behavior: 'instant' });
      }),
  );
  return { ...timing, tabs };
}
