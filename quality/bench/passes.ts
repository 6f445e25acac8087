import { setTimeout as pause } from 'node:timers/promises';
import { packageFiles } from '../../passes/apple.ts';
import { siteLimit } from '../../passes/rate-limit.ts';
import { Signer } from '../../passes/signer.ts';
import { createTestCertificates } from '../../passes/test-certificates.ts';
import { startEngine } from '../../tests/conformance/engines.ts';
import {
  createLiveSettings,
  design,
  liveWallet,
  siteUrl,
  writeCredentials,
} from '../../tests/passes/fixtures.ts';
import { percentile } from '../tools/statistics.ts';
import type { Section } from './measure.ts';

const [rounds, seconds] = [6, 5];
const [template] = liveWallet.uses;

/** How fast passes are signed, and whether pages are answered as before meanwhile. */
export async function passes(): Promise<Section> {
  const certificates = createTestCertificates();
  const rate = await signaturesPerSecond(certificates);
  const fields = { site: siteUrl, googleIssuer: '3388000000012345678', proxies: ['127.0.0.1'] };
  process.env.PASSES = writeCredentials(certificates, { 'settings.json': JSON.stringify(fields) });
  const server = await startEngine('embedded');
  delete process.env.PASSES;
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    await issue(origin, 0);
    await pagesFor(origin, 3);
    const [alone, meanwhile]: [number[], number[]] = [[], []];
    const issued: Promise<void>[] = [];
    // In turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round += 1) {
      alone.push(...(await pagesFor(origin, seconds)));
      const cap = setInterval(
        () => issued.push(issue(origin, issued.length + 1)),
        (siteLimit.windowSeconds / siteLimit.max) * 1000,
      );
      meanwhile.push(...(await pagesFor(origin, seconds)));
      clearInterval(cap);
      await Promise.all(issued);
    }
    const row = (name: string, times: number[]) => [
      name,
      ...[50, 99].map((share) => `${percentile(times, share).toFixed(2)} ms`),
    ];
    return {
      table: [
        ['a page', 'median', '99th percentile'],
        row('with no pass issued', alone),
        row(`with ${issued.length} passes issued in ${rounds * seconds} s, at the cap`, meanwhile),
      ],
      notes: [
        `${rate.toFixed(1)} passes are signed in a second on one core; the cap lets ${siteLimit.max / siteLimit.windowSeconds} through. Pages are asked for one after the other on one connection, ${alone.length} and ${meanwhile.length} of them.`,
      ],
    };
  } finally {
    await server.stop();
  }
}

async function signaturesPerSecond(certificates: ReturnType<typeof createTestCertificates>) {
  const settings = createLiveSettings(certificates);
  const signer = new Signer(settings.certificates);
  const issuedAt = Math.floor(Date.now() / 1000);
  if (!template) throw new Error('There is no use.');
  const files = packageFiles(
    { design, issuedAt, serial: 'x', template, texts: liveWallet.labels, site: siteUrl },
    settings.passType,
  );
  for (let warm = 0; warm < 10; warm += 1) await signer.sign(files);
  const [start, count] = [performance.now(), 100];
  for (let done = 0; done < count; done += 1) await signer.sign(files);
  const rate = (count / (performance.now() - start)) * 1000;
  await signer.close();
  return rate;
}

async function issue(origin: string, at: number) {
  const answer = await fetch(`${origin}/passes`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: siteUrl,
      'X-Forwarded-For': `192.0.2.${at}`,
    },
    body: JSON.stringify(design),
  });
  const { apple } = (await answer.json()) as { apple: string };
  const pass = await fetch(origin + apple);
  await pass.arrayBuffer();
  if (pass.status !== 200) throw new Error(`A pass was answered with ${pass.status}.`);
}

/** How long each of them took, in milliseconds. */
async function pagesFor(origin: string, time: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + time * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${origin}/hotels`)).arrayBuffer();
    times.push(performance.now() - start);
    await pause(2);
  }
  return times;
}
