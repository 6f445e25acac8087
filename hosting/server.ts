import { statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isIPv6 } from 'node:net';
import { extname, resolve } from 'node:path';
import sirv from 'sirv';
import { contentTypes, headersFor } from './headers.ts';
import { currentPolicy } from './policy.ts';

interface SiteOptions {
  /** The folder the build wrote. */
  root: string;
  /** Takes one line for each answered request. */
  log?: ((line: string) => void) | undefined;
}

const seconds = 1000;

export function createSiteServer({ root, log }: SiteOptions): Server {
  const policy = currentPolicy(root);
  const serveFile = sirv(root, {
    // Looks at the disk for each request, so that a rebuild never meets remembered file sizes.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, file) {
      res.removeHeader('ETag');
      const type = contentTypes[extname(file)];
      if (type) res.setHeader('Content-Type', type);
    },
  });

  function answer(req: IncomingMessage, res: ServerResponse) {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return say(res, 405, 'Method not allowed');
    }
    const { path, query } = parseTarget(req.url ?? '');
    if (path === undefined) return say(res, 400, 'Bad request');

    const found = find(root, path);
    if (found?.redirect) {
      res.setHeader('Location', encodeURI(found.redirect) + query);
      return say(res, 308, 'Moved');
    }
    if (found?.file) return send(req, res, found.file);

    // sirv answers 200 or 206 whatever the file is.
    const writeHead = res.writeHead.bind(res);
    const asNotFound = (_status: number, headers?: OutgoingHttpHeaders) => writeHead(404, headers);
    res.writeHead = asNotFound as typeof writeHead;
    delete req.headers['if-none-match'];
    delete req.headers.range;
    send(req, res, '/404.html');
  }

  function setHeaders(res: ServerResponse, path: string) {
    res.setHeaders(new Map(headersFor(path, policy())));
    res.setHeader('Vary', 'Accept-Encoding');
  }

  function say(res: ServerResponse, status: number, text: string) {
    setHeaders(res, '/');
    res.statusCode = status;
    res.setHeader('Content-Type', 'text/plain; charset=utf-8');
    res.end(`${text}\n`);
  }

  function send(req: IncomingMessage, res: ServerResponse, file: string) {
    setHeaders(res, file);
    // sirv answers 304 only when the two tags are equal, but leaves the tag out of it.
    const tag = req.headers['if-none-match'];
    if (tag) res.setHeader('ETag', tag);
    req.headers['accept-encoding'] = acceptedEncodings(req.headers['accept-encoding']);
    if (!isPlainRange(req)) delete req.headers.range;
    // A file that vanishes must not stop the server, nor a visitor who leaves keep it open.
    res.once('pipe', (stream) => {
      stream.once('error', () => res.destroy());
      res.once('close', () => stream.destroy());
    });
    req.url = encodeURI(file);
    serveFile(req, res, () => say(res, 404, 'Not found'));
  }

  const server = createServer(
    { headersTimeout: 10 * seconds, requestTimeout: 20 * seconds, keepAliveTimeout: 5 * seconds },
    (req, res) => {
      if (log) logWhenDone(req, res, log);
      try {
        answer(req, res);
      } catch (error) {
        console.error(error);
        if (res.headersSent) res.destroy();
        else say(res, 500, 'Something went wrong');
      }
    },
  );
  server.timeout = 60 * seconds;
  server.on('connect', (_req, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n');
  });
  return server;
}

/** Stops accepting, lets running answers finish, and cuts what is left after the grace time. */
export function closeGently(server: Server, grace = 5 * seconds): Promise<void> {
  return new Promise((done) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      done();
    });
  });
}

function parseTarget(target: string): { path?: string; query: string } {
  const [, raw = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(target) ?? [];
  try {
    const path = decodeURIComponent(raw) || '/';
    return path.startsWith('/') && !path.includes('\0') ? { path, query } : { query };
  } catch {
    return { query };
  }
}

/** The file for a path, or the clean path to go to. Only what exists is ever redirected to. */
function find(root: string, path: string): { file?: string; redirect?: string } | undefined {
  const hidden = /\/\.(?!well-known\/)|\/\/|\\|\.(?:br|gz)$/.test(path);
  if (hidden) return undefined;

  const page =
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  if (page === '/404') return undefined;
  const html = page === '/' ? '/index.html' : `${page}.html`;
  if (isFile(root + html)) return page === path ? { file: html } : { redirect: page };
  return isFile(root + path) ? { file: path } : undefined;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

function acceptedEncodings(header: string | string[] = ''): string {
  const offers = String(header).toLowerCase().split(',');
  const isAccepted = (name: string) =>
    offers.some((offer) => {
      const [token, ...parameters] = offer.split(';').map((part) => part.trim());
      return token === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  return ['br', 'gzip'].filter(isAccepted).join(', ');
}

/** sirv throws or errs on any other kind of range; without the header it sends the whole file. */
function isPlainRange({ method, headers }: IncomingMessage): boolean {
  const range = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(headers.range ?? '');
  if (!range || method !== 'GET' || headers['if-range']) return false;
  const [, first, last = Infinity] = range;
  return Number(first) <= Number(last);
}

function logWhenDone(req: IncomingMessage, res: ServerResponse, log: (line: string) => void) {
  const { method } = req;
  const url = req.url?.replace(/[^ -~]/g, '?');
  const start = performance.now();
  res.once('close', () => {
    // Not `writableFinished`: a visitor may hang up before the last write reports back.
    const outcome = res.writableEnded ? '' : ' (cut off)';
    const took = Math.round(performance.now() - start);
    log(`${new Date().toISOString()} ${method} ${url} ${res.statusCode} ${took} ms${outcome}`);
  });
}

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

/** With `--check` it only tries the address, so that a long build is not spent in vain. */
function main() {
  const checkOnly = process.argv.includes('--check');
  const host = process.env.HOST || '127.0.0.1';
  const PORT = process.env.PORT || '4321';
  const port = /^\d+$/.test(PORT) ? Number(PORT) : 0;
  if (port < 1 || port > 65535) {
    fail(`PORT=${PORT} is not a port: it must be a whole number from 1 to 65535.`);
  }
  const root = resolve('dist');
  if (!checkOnly && !isFile(`${root}/index.html`)) {
    fail('There is no built site in dist/. Run `npm start`, or `npm run build` first.');
  }

  const log = process.env.ACCESS_LOG === '1' ? console.log : undefined;
  const server = createSiteServer({ root, log });
  server.once('error', (error) => fail(explain(error, host, port)));
  server.listen(port, host, () => {
    if (checkOnly) process.exit(0);
    console.log(`Walletable is at http://${isIPv6(host) ? `[${host}]` : host}:${port}/`);
    // Ctrl-C arrives twice under `npm start`; the second must not cut the first short.
    const stop = () => closeGently(server).then(() => process.exit(0));
    process.on('SIGINT', stop).on('SIGTERM', stop);
  });
}

if (import.meta.main) main();
