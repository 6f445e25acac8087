/** A small site in a folder of its own, with a server that runs while a file of tests does. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Agent, get, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { closeGently, createSiteServer } from '../../hosting/site-server.ts';

export const pages = {
  'index.html': '<h1>Home</h1>',
  'hotels.html': '<h1>Hotels</h1>',
  '404.html': '<h1>Not here</h1>',
};
export const others = {
  '_astro/app.abc123.js': 'console.log("app")',
  '_astro/type.abc123.woff2': 'font',
  'pictures/lobby.avif': 'avif',
  'pictures/lobby.webp': 'webp',
  'share/home.jpg': 'jpg',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'favicon.ico': 'ico',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.well-known/security.txt': 'Contact: mailto:security@walletable.example',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
};
/** More than the sockets' buffers take, so that an unread answer stays running. */
export const largeSize = 24_000_000;

export const folder = mkdtempSync(join(tmpdir(), 'walletable-server-'));
export const root = join(folder, 'dist');
export let server: Server;
export let port: number;

beforeAll(async () => {
  for (const [name, body] of Object.entries({ ...pages, ...others })) write(name, body);
  for (const [name, body] of Object.entries(pages)) {
    write(`${name}.br`, brotliCompressSync(body));
    write(`${name}.gz`, gzipSync(body));
  }
  write('large.bin', Buffer.alloc(largeSize, 'x'));
  writeFileSync(join(folder, 'package.json'), '{"name":"outside"}');
  ({ server, port } = await listen());
});

afterAll(async () => {
  await closeGently(server, 0);
  rmSync(folder, { recursive: true });
});

export function write(name: string, body: string | Buffer) {
  const file = join(root, name);
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(file, body);
}

export async function listen(folder = root, log?: (line: string) => void) {
  return listening(createSiteServer({ root: folder, log }));
}

export async function listening(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  port?: number;
  agent?: Agent | false;
}

export async function ask(path: string, question: Question = {}) {
  const sent = request({ host: '127.0.0.1', port, path, agent: false, ...question }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const raw = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, raw, body: raw.toString() };
}

/** Leaves the body unread, so that the answer stays running. */
export async function open(path: string, at = port, agent: Agent | false = false) {
  const sent = get({ host: '127.0.0.1', port: at, path, agent });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

export async function raw(message: string, at = port) {
  const socket = connect(at, '127.0.0.1');
  socket.write(message);
  return text(socket);
}
