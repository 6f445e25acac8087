import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../tools/report.ts';
import { startSiteProcess } from '../tools/site.ts';
import { residentMemory, startPageRequests } from './measure.ts';

const [connections, requests, seconds] = [14, 2000, 10];
const maxPageTime = 500;
const maxGrowth = 150;

/** Connections that send thousands of requests, read nothing, and are opened again when they are closed. */
export async function attack() {
  await using site = await startSiteProcess();
  const { port } = site;
  const { pid } = site.process;
  const stop = startPageRequests(port);
  const before = residentMemory(pid);
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
    memory = Math.max(memory, residentMemory(pid));
    files = Math.max(files, readdirSync(`/proc/${pid}/fd`).length);
  }
  isStopped = true;
  await Promise.all(attackers);
  const slowest = await stop();
  report(
    slowest <= maxPageTime && memory <= before + maxGrowth,
    `${connections} connections, ${requests} unread requests each, ${opened} times in ${seconds} s`,
    `a page took at most ${slowest} ms; memory ${before} to ${memory} MB; at most ${files} open files`,
  );
}
