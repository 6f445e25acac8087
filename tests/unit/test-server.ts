/** A small built site in a temporary folder, and a server that runs while the test file runs. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { closeGracefully } from '../../server/http/site-server.ts';
import { compress } from '../../tools/build/compress.ts';
import { startSiteServer } from '../site-server.ts';

/** Larger than the socket buffers, so that an unread response is not finished. */
export const largeSize = 24_000_000;

export const folder = mkdtempSync(join(tmpdir(), 'walletable-server-'));
export const root = join(folder, 'dist');
for (const name of ['index', 'hotels', '404'])
  write(`${name}.html`, `<style>h1{}</style><script>${name.length}</script>`.padEnd(600, name));
for (const name of ['_astro/app.12345678.js', 'licenses.txt', 'share/home.jpg'])
  write(name, name.repeat(40));
write('manifest.webmanifest', '{"name":"Walletable"}');
write('robots.txt', 'User-agent: *\nAllow: /\n');
write('.well-known/security.txt', 'Contact: mailto:security@walletable.example');
for (const hidden of ['.env', '.git/config', '../package.json']) write(hidden, 'SECRET'.repeat(50));
await compress(root);
write('large.jpg', Buffer.alloc(largeSize, 'x'));

export const { server, port } = await startSiteServer({ root });

afterAll(async () => {
  await closeGracefully(server, 0);
  rmSync(folder, { recursive: true });
});

export function write(name: string, body: string | Buffer) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), body);
}

/** A server that is closed at the end of the test. */
export async function listenOnce(...args: Parameters<typeof startSiteServer>) {
  const listening = await startSiteServer(...args);
  onTestFinished(() => closeGracefully(listening.server, 0));
  return listening;
}

/** Does not read the body, so that the response is not finished. */
export async function open(path: string, at = port): Promise<IncomingMessage> {
  const request = get({ host: '127.0.0.1', port: at, path, agent: false });
  return (await once(request, 'response'))[0];
}
