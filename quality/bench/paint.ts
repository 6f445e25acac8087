import { median, percentile } from '../tools/statistics.ts';
import { type Bench, ms, type Section } from './measure.ts';
import { conditions, type Paints, pages, withVariants } from './paints.ts';

const goals = { first: 1.25, largest: 1.2, tabs: 250 };

/** The site's pages against bare ones with the same headline and hero picture and nothing else. */
export async function distance(bench: Bench): Promise<Section> {
  const table = [
    ['page', 'first paint', 'bare', 'ratio', 'largest paint', 'bare', 'ratio', 'tabs answer after'],
  ];
  const missed: string[] = [];
  const comparisons = pages.map((page) => ({ page, variants: { bare } }));
  await withVariants(bench, comparisons, async (compare) => {
    for (const page of pages) {
      const path = page === 'index' ? '/' : `/${page}`;
      const { site = [], bare: plain = [] } = await compare(page);
      const cells = (['first', 'largest'] as const).flatMap((name) => {
        const times = [site, plain].map((all) => all.map((paints) => paints[name]));
        const [own = 0, other = 1] = times.map(median);
        const ratio = own / other;
        if (ratio > goals[name]) missed.push(`${path} ${name} paint ${ratio.toFixed(2)}`);
        return [...times.map(spread), ratio.toFixed(2)];
      });
      const waits = site.flatMap(({ tabs }: Paints) => tabs ?? []);
      if (median(waits) > goals.tabs) missed.push(`${path} tabs ${ms(median(waits))}`);
      table.push([path, ...cells, waits.length ? spread(waits) : '–']);
    }
  });
  const goal = `Goals: ${goals.first.toFixed(2)} and ${goals.largest.toFixed(2)} of a bare page, tabs ${goals.tabs} ms`;
  return {
    table,
    notes: [
      `${conditions} Tabs: from the moment they are scrolled to, without warning, until they take a click.`,
      missed.length === 0 ? `${goal}: met.` : `${goal}. Missed: ${missed.join(', ')}.`,
    ],
  };
}

const spread = (times: number[]) => `${ms(median(times))} (${Math.round(percentile(times, 98))})`;

function bare(html: string) {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [headline = ''] = /<h1.*?<\/h1>/s.exec(html) ?? [];
  const [picture = ''] = /<picture.*?<\/picture>/s.exec(html) ?? [];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>h1{font:600 54px/.92 sans-serif}img{width:100%;height:auto}</style>${headline}${picture}`;
}
