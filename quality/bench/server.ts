import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackages } from '../../scripts/apt.mjs';
import { findOnPath } from '../../scripts/run.mjs';
import { ensureServer } from '../../scripts/servers.mjs';
import { startEngine } from '../../tests/conformance/engines.ts';
import { median } from '../tools/statistics.ts';
import type { Section } from './measure.ts';

const rounds = 3;
const seconds = 5;
const requests = {
  'a page, brotli': '/hotels',
  'a small file': '/favicon.svg',
  'not found': '/no/such-page',
};

/** The embedded server and nginx with the site's own settings, on the same files, in turn. */
export async function server(): Promise<Section> {
  if (!ensureServer('nginx') || !(findOnPath('wrk') || installPackages(['wrk'])))
    throw new Error('It takes nginx with its brotli module, and wrk.');
  const table = [['request', 'embedded', 'nginx', 'embedded / nginx']];
  const engines = [await startEngine('embedded'), await startEngine('nginx')];
  try {
    for (const [name, path] of Object.entries(requests)) {
      const rates: number[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, { port }] of engines.entries())
          rates[index]?.push(await rate(`http://127.0.0.1:${port}${path}`));
      }
      const [own = 0, other = 1] = rates.map(median);
      table.push([name, perSecond(own), perSecond(other), (own / other).toFixed(2)]);
    }
  } finally {
    for (const engine of engines) await engine.stop();
  }
  return {
    table,
    notes: [
      `Requests per second, median of ${rounds} rounds of ${seconds} s in turn, 32 connections, wrk on the same machine. nginx has as many workers as it sets by itself, the embedded server is one process.`,
    ],
  };
}

const perSecond = (value: number) => `${Math.round(value)}/s`;

async function rate(url: string) {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', '32', '--duration', `${seconds}s`],
    ...['--header', 'Accept-Encoding: br, gzip', url],
  ]);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!found) throw new Error(`wrk on ${url} said:\n${stdout}`);
  return Number(found);
}
