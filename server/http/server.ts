import { existsSync, readFileSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { addTrustedProxy } from '../passes/addresses.ts';
import { createPassesHandler } from './passes-handler.ts';
import { startPassesThread } from './passes-thread.ts';
import { closeGracefully, createSiteServer } from './site-server.ts';
import type { StartOptions } from './start-passes.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  const advice = `Choose another port: PORT=${port < 65535 ? port + 1 : 4321} npm start`;
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is already in use. ${advice}`;
  if (error.code === 'EACCES') return `You are not allowed to use port ${port}. ${advice}`;
  return `HOST=${host} is not an address of this machine (${error.code}). Try HOST=127.0.0.1`;
}

/** The name in the built site, which has no content files. */
function siteName(): string {
  try {
    return JSON.parse(readFileSync(`${root}/manifest.webmanifest`, 'utf8')).name;
  } catch {
    return 'The site';
  }
}

async function startPassesOrFail() {
  try {
    const { PASSES: setting, PASSES_DATA: data } = process.env;
    if (checkOnly)
      return void (await import('./start-passes.ts')).checkSettings(setting, host, data);
    const entry = new URL('./passes-worker.ts', import.meta.url);
    const options: StartOptions = { root, host, port, setting, data, proxies };
    return await startPassesThread(entry, options);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** `--check` only tests whether the address is available, before a long build. */
const checkOnly = process.argv.includes('--check');
const host = process.env.HOST || '127.0.0.1';
const PORT = process.env.PORT || '4321';
const port = /^\d+$/.test(PORT) ? Number(PORT) : 0;
if (port < 1 || port > 65535)
  fail(`PORT=${PORT} is not a port: it must be a whole number from 1 to 65535.`);
const trustedProxies = new BlockList();
const proxies = (process.env.PROXIES ?? '').split(/[\s,]+/).filter(Boolean);
for (const proxy of proxies)
  if (!addTrustedProxy(trustedProxies, proxy))
    fail(`PROXIES: ${proxy} is not an IP address or a network such as 10.0.0.0/8`);
const root = resolve('dist');
if (!checkOnly && !existsSync(`${root}/index.html`))
  fail('There is no built site in dist/. Run `npm start`, or `npm run build` first.');

const log = process.env.ACCESS_LOG === '1' ? console.log : undefined;
const passes = await startPassesOrFail();
const server = createSiteServer({
  root,
  log,
  passes: passes && createPassesHandler(passes),
  trustedProxies: passes?.trustedProxies ?? trustedProxies,
});
server.once('error', (error) => fail(explainListenError(error, host, port)));
// Under `npm start` Ctrl-C arrives twice; the second signal must not interrupt the shutdown.
async function stop() {
  await closeGracefully(server);
  await passes?.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop);
server.listen(port, host, () => {
  if (checkOnly) process.exit(0);
  console.log(`${siteName()} is at http://${isIPv6(host) ? `[${host}]` : host}:${port}/`);
});
