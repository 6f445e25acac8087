import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { installPackages } from '../../scripts/apt.mjs';
import { findOnPath } from '../../scripts/run.mjs';
import { startSiteProcess } from '../tools/site.ts';
import { median } from '../tools/statistics.ts';
import type { Section } from './measure.ts';

const rounds = 3;
const seconds = 5;
const requests = {
  'a page, brotli': '/hotels',
  'a small file': '/favicon.svg',
  'not found': '/no/such-page',
};

/** Requests per second of the embedded server. */
export async function server(): Promise<Section> {
  if (!findOnPath('wrk') && !installPackages(['wrk']))
    throw new Error('The load generator wrk is missing and could not be installed.');
  const table = [['request', 'per second', 'memory of the server afterwards']];
  const site = await startSiteProcess();
  try {
    for (const [name, path] of Object.entries(requests)) {
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        rates.push(await measureRate(`http://127.0.0.1:${site.port}${path}`));
      table.push([name, String(Math.round(median(rates))), residentMemory(site.process.pid)]);
    }
  } finally {
    await site.stop();
  }
  return {
    table,
    notes: [
      `Median of ${rounds} rounds of ${seconds} s with 32 connections; one server process, and wrk on the same machine.`,
    ],
  };
}

async function measureRate(url: string) {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', '32', '--duration', `${seconds}s`],
    ...['--header', 'Accept-Encoding: br, gzip', url],
  ]);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`Unexpected output of wrk for ${url}:\n${stdout}`);
  return Number(rate);
}

/** Linux only. */
function residentMemory(pid: number | undefined) {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}
