import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startSiteProcess } from '../tools/site.ts';
import { startPageRequests } from './page-times.ts';
import type { Result } from './result.ts';

const [connections, requests, seconds] = [14, 2000, 10];
const maxPageTime = 500;
const maxGrowth = 150;

/** Connections that send thousands of requests, read nothing, and are opened again when they are closed. */
export async function attack(): Promise<Result> {
  const site = await startSiteProcess();
  const { port } = site;
  const stop = startPageRequests(`http://127.0.0.1:${port}`);
  const before = residentMemory(site.process.pid);
  const bytes = 'GET /hotels HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests);
  let [isStopped, memory, files, opened] = [false, 0, 0, 0];
  const attackers = Array.from({ length: connections }, async () => {
    while (!isStopped) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      opened += 1;
      socket.write(bytes);
      const timeout = setTimeout(() => socket.destroy(), seconds * 1000);
      await new Promise((close) => socket.once('close', close));
      clearTimeout(timeout);
      await pause(100);
    }
  });
  for (let second = 0; second < seconds; second += 1) {
    await pause(1000);
    memory = Math.max(memory, residentMemory(site.process.pid));
    files = Math.max(files, readdirSync(`/proc/${site.process.pid}/fd`).length);
  }
  isStopped = true;
  await Promise.all(attackers);
  const slowest = Math.round(Math.max(...(await stop())));
  await site.stop();
  const outcome = `a page took at most ${slowest} ms; memory ${before} to ${memory} MB; at most ${files} open files`;
  const isBounded = slowest <= maxPageTime && memory <= before + maxGrowth;
  const action = `${connections} connections, ${requests} unread requests each, ${opened} times in ${seconds} s`;
  return { rows: [[action, outcome]], problems: isBounded ? [] : [outcome] };
}

/** In MB; Linux only. */
export function residentMemory(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
