import { type ByteCounts, budgets, measureBytes } from '../audit/budgets.ts';
import { missingPath } from '../tools/page.ts';
import { withSite } from '../tools/site.ts';
import type { Bench, Section } from './measure.ts';

const rows = Object.keys(budgets) as (keyof ByteCounts)[];
const paths = ['/', '/hotels', '/offices', '/real-estate', missingPath];

/** Bytes on the wire, counted as in `npm test`. */
export async function wire({ browser, dist }: Bench): Promise<Section> {
  const table = [['bytes', ...paths], ...rows.map((row): string[] => [row])];
  await withSite(dist, async (origin) => {
    for (const path of paths) {
      const { bytes } = await measureBytes({ browser, origin, path });
      for (const [index, row] of rows.entries()) table[index + 1]?.push(`${bytes[row]} B`);
    }
  });
  return { table, notes: ['The budgets are in quality/audit/budgets.ts; `npm test` checks them.'] };
}
