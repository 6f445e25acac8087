import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { startPasses } from '../passes/start.ts';
import { closeGracefully, createSiteServer } from './site-server.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  const other = `Choose another: PORT=${port < 65535 ? port + 1 : 4321} npm start`;
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is taken. ${other}`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than you have. ${other}`;
  return `HOST=${host} is not an address of this machine (${error.code}). Try HOST=127.0.0.1`;
}

/** It only tries the address, so that a long build is not spent in vain. */
const checkOnly = process.argv.includes('--check');
const host = process.env.HOST || '127.0.0.1';
const PORT = process.env.PORT || '4321';
const port = /^\d+$/.test(PORT) ? Number(PORT) : 0;
if (port < 1 || port > 65535)
  fail(`PORT=${PORT} is not a port: it must be a whole number from 1 to 65535.`);
const root = resolve('dist');
if (!checkOnly && !existsSync(`${root}/index.html`))
  fail('There is no built site in dist/. Run `npm start`, or `npm run build` first.');

const passes = startPasses({ root, host, setting: process.env.PASSES, fail });
const log = process.env.ACCESS_LOG === '1' ? console.log : undefined;
const server = createSiteServer({ root, log, passes });
server.once('error', (error) => fail(explain(error, host, port)));
server.listen(port, host, () => {
  if (checkOnly) process.exit(0);
  console.log(`Walletable is at http://${isIPv6(host) ? `[${host}]` : host}:${port}/`);
  // Ctrl-C arrives twice under `npm start`; the second must not cut the first short.
  const stop = () => closeGracefully(server).then(() => process.exit(0));
  process.on('SIGINT', stop).on('SIGTERM', stop);
});
