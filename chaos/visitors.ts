import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSite } from '../hosting/site.ts';
import { host } from './server.ts';

export interface Tally {
  whole: number;
  /** The connection broke in the middle, and the visitor can tell. */
  cut: number;
  /** No answer at all. */
  refused: number;
  /** Answers that look whole and are not, or have no way to tell. */
  wrong: string[];
}

interface Visits {
  port: number;
  connections: number;
  /** Reads with a break after the first bytes, so that answers are under way for longer. */
  slowly?: boolean;
}

const root = 'dist';

/** What a path sends to a visitor who takes no compression. */
export const whatIsServed = new Map(
  [...readSite(root).files].map(([path, { name }]) => [path, readFileSync(join(root, name))]),
);

/** Visitors who ask for one file after the other, until they are called back. */
export function visit({ port, connections, slowly = false }: Visits) {
  const tally: Tally = { whole: 0, cut: 0, refused: 0, wrong: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const files = [...whatIsServed].filter(([, bytes]) => !slowly || bytes.length > 200_000);
  let isOver = false;
  const visitor = async (start: number) => {
    for (let turn = start; !isOver; turn += 1) {
      const [path, bytes] = files[turn % files.length] as [string, Buffer];
      const before = tally.refused;
      await look(get({ host, port, path, agent }), bytes);
      if (tally.refused > before) await pause(50);
    }
  };
  const visitors = Array.from({ length: connections }, (_, index) => visitor(index));
  return {
    tally,
    end: async () => {
      isOver = true;
      await Promise.all(visitors);
      agent.destroy();
    },
  };

  function look(request: ClientRequest, bytes: Buffer) {
    return new Promise<void>((done) => {
      let response: IncomingMessage | undefined;
      const broken = () => {
        if (response) tally.cut += 1;
        else tally.refused += 1;
        done();
      };
      request.once('error', broken).once('response', async (answer: IncomingMessage) => {
        response = answer;
        request.off('error', broken).on('error', () => {});
        const received: Buffer[] = [];
        answer.on('error', () => {});
        answer.once('close', () => {
          const problem = answer.complete && wrongWith(answer, Buffer.concat(received), bytes);
          if (problem) tally.wrong.push(`${request.path}: ${problem}`);
          else if (answer.complete) tally.whole += 1;
          else tally.cut += 1;
          done();
        });
        answer.on('data', (data) => received.push(data));
        if (!slowly) return;
        answer.pause();
        await pause(100);
        answer.resume();
      });
    });
  }
}

function wrongWith({ statusCode, headers }: IncomingMessage, received: Buffer, bytes: Buffer) {
  if (statusCode !== 200) return `status ${statusCode}`;
  const isFramed = headers['content-length'] || headers['transfer-encoding'] === 'chunked';
  if (!isFramed) return 'only the end of the connection would end it';
  return received.equals(bytes) ? undefined : 'looks whole and is not';
}
