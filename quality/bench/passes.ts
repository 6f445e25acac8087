import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { packageFiles } from '../../passes/apple.ts';
import { readPassContent } from '../../passes/pass-content.ts';
import { passState } from '../../passes/pass-state.ts';
import { siteLimit } from '../../passes/rate-limit.ts';
import { Signer } from '../../pkpass/signer.ts';
import { createTestCertificates, testPassType } from '../../test-mode/certificates.ts';
import { startSiteProcess } from '../tools/site.ts';
import { percentile } from '../tools/statistics.ts';
import type { Bench, Section } from './measure.ts';

const [rounds, seconds] = [6, 5];

/** How fast passes are signed, and whether pages are served as fast while they are. */
export async function passes({ dist }: Bench): Promise<Section> {
  const { uses, labels, changes } = readPassContent(dist);
  const [template] = uses;
  if (!template) throw new Error('The site has no pass to sign.');
  const design = { use: template.id, name: 'Grand Budapest', color: '#b8452f' };
  const issuedAt = Math.floor(Date.now() / 1000);
  const site = 'https://walletable.example';
  const state = passState(changes[template.id] ?? [], []);
  const pass = { design, issuedAt, serial: 'x', template, texts: labels, site, state, token: 'x' };
  const rate = await measureSigning(packageFiles(pass, testPassType));

  const server = await startSiteProcess();
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    await Promise.all([issue(origin, design, 0), fetchPages(origin, 3)]);
    const [idle, busy]: [number[], number[]] = [[], []];
    const issued: Promise<void>[] = [];
    // Alternating, so that other load on the machine affects both alike.
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await fetchPages(origin, seconds)));
      const timer = setInterval(
        () => issued.push(issue(origin, design, issued.length + 1)),
        (siteLimit.windowSeconds / siteLimit.max) * 1000,
      );
      busy.push(...(await fetchPages(origin, seconds)));
      clearInterval(timer);
      await Promise.all(issued);
    }
    const row = (name: string, times: number[]) => [
      name,
      ...[50, 99].map((share) => `${percentile(times, share).toFixed(2)} ms`),
    ];
    return {
      table: [
        ['response time of a page', 'median', '99th percentile'],
        row('no pass is issued', idle),
        row(`${issued.length} passes are issued in ${rounds * seconds} s (the limit)`, busy),
      ],
      notes: [
        `One core signs ${rate.toFixed(1)} passes per second; the rate limit allows ${siteLimit.max / siteLimit.windowSeconds}. ${idle.length} and ${busy.length} pages, one after the other on one connection.`,
      ],
    };
  } finally {
    await server.stop();
  }
}

async function measureSigning(files: Record<string, Buffer>) {
  const certificates = createTestCertificates();
  const signer = new Signer(async () => certificates);
  for (let warmUp = 0; warmUp < 10; warmUp += 1) await signer.sign(files);
  const [start, count] = [performance.now(), 1000];
  for (let done = 0; done < count; done += 1) await signer.sign(files);
  const rate = (count / (performance.now() - start)) * 1000;
  return rate;
}

/** Each pass is requested from another loopback address: the rate limit counts by address. */
async function issue(origin: string, design: object, index: number) {
  const dispatcher = new Agent({ localAddress: `127.0.1.${index}` });
  const issued = await request(`${origin}/passes`, {
    dispatcher,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(design),
  });
  const { apple } = (await issued.body.json()) as { apple: string };
  const { statusCode, body } = await request(origin + apple, { dispatcher });
  await body.arrayBuffer();
  await dispatcher.close();
  if (statusCode !== 200) throw new Error(`The server answered a pass request with ${statusCode}.`);
}

/** Fetches pages for some time, and returns the response time of each in milliseconds. */
async function fetchPages(origin: string, duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${origin}/hotels`)).arrayBuffer();
    times.push(performance.now() - start);
    await pause(2);
  }
  return times;
}
