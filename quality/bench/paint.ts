import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse, renderSync } from 'ultrahtml';
import { querySelector } from 'ultrahtml/selector';
import { compress } from '../../build/compress.ts';
import { phone, withPage } from '../tools/page.ts';
import { withSite } from '../tools/site.ts';
import { median, percentile } from '../tools/statistics.ts';
import { type Bench, formatMs, type Section, throttle } from './measure.ts';

const pages = ['index', 'hotels', 'offices', 'real-estate'];
const runs = 9;
const goals = { first: 1.4, largest: 1.3 };
const metrics = ['first', 'largest'] as const;

type Paints = Record<(typeof metrics)[number], number>;

/** Compares each page with a bare one: the same headline and hero image, and nothing else. */
export async function paint({ browser, dist }: Bench): Promise<Section> {
  const table = [['page', 'first paint', 'bare', 'ratio', 'largest paint', 'bare', 'ratio']];
  const missed: string[] = [];
  const root = mkdtempSync(join(tmpdir(), 'walletable-paint-'));
  try {
    cpSync(dist, root, { recursive: true });
    for (const page of pages) {
      const html = readFileSync(`${dist}/${page}.html`, 'utf8');
      writeFileSync(join(root, `${page}-bare.html`), barePage(html));
    }
    await compress(root);
    await withSite(root, async (origin) => {
      for (const page of pages) {
        const paths = [page === 'index' ? '/' : `/${page}`, `/${page}-bare`];
        const paints: Paints[][] = [[], []];
        // Alternating, so that other load on the machine affects both alike.
        for (let run = 0; run < runs; run += 1) {
          for (const [index, path] of paths.entries())
            paints[index]?.push(
              await withPage({ browser, origin, path }, phone, (tab) => measure(tab, path)),
            );
        }
        const cells = metrics.flatMap((metric) => {
          const times = paints.map((all) => all.map((one) => one[metric]));
          const [site = 0, bare = 1] = times.map(median);
          const ratio = (site / bare).toFixed(2);
          if (Number(ratio) > goals[metric]) missed.push(`${paths[0]} ${metric} paint ${ratio}`);
          return [...times.map(formatTimes), ratio];
        });
        table.push([paths[0] ?? '', ...cells]);
      }
    });
  } finally {
    rmSync(root, { recursive: true });
  }
  const goal = `Goals: ${goals.first} and ${goals.largest} times the bare page`;
  return {
    table,
    notes: [
      `Median of ${runs} runs (98th percentile in brackets), page and bare page alternating; slow 4G, processor 4 times slower, phone of 390 px at 3×.`,
      missed.length === 0 ? `${goal}: met.` : `${goal}. Missed: ${missed.join(', ')}.`,
    ],
  };
}

const formatTimes = (times: number[]) =>
  `${formatMs(median(times))} (${Math.round(percentile(times, 98))})`;

function barePage(html: string) {
  const page = parse(html);
  const [title, headline, picture] = ['title', 'h1', 'picture'].map((name) =>
    renderSync(querySelector(page, name)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}<style>h1{font:600 54px/.92 sans-serif}img{width:100%;height:auto}</style>${headline}${picture}`;
}

async function measure(page: Page, path: string): Promise<Paints> {
  await throttle(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
