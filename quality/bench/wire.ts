import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { closeGracefully, createSiteServer } from '../../hosting/site-server.ts';
import { type ByteCounts, budgets, measureBytes } from '../audit/budgets.ts';
import { missingPath } from '../tools/page.ts';
import type { Bench, Section } from './measure.ts';

const rows = Object.keys(budgets) as (keyof ByteCounts)[];

/** What goes over the wire, row by row as `npm test` counts it. */
export async function wire({ browser, dist }: Bench): Promise<Section> {
  const server = createSiteServer({ root: dist }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths = ['/', '/hotels', '/offices', '/real-estate', missingPath];
  const table = [['bytes', ...paths], ...rows.map((row): string[] => [row])];
  try {
    for (const path of paths) {
      const { weight } = await measureBytes({ browser, origin, path });
      for (const [index, row] of rows.entries()) table[index + 1]?.push(`${weight[row]} B`);
    }
  } finally {
    await closeGracefully(server, 0);
  }
  return {
    table,
    notes: ['The budgets are in quality/audit/budgets.ts, and `npm test` holds the pages to them.'],
  };
}
