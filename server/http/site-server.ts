import { access } from 'node:fs/promises';
import { type Server, STATUS_CODES } from 'node:http';
import type { BlockList } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createSiteReader } from './built-site.ts';
import { ConnectionServer } from './connection-server.ts';
import type { PassesHandler } from './passes-handler.ts';
import { asksForPage, parseRequest } from './request.ts';
import { headersFor, healthRule, limits, methods } from './rules.ts';
import { type RequestContext, sendFile, sendText } from './send.ts';

type Log = (line: string) => void;
type Exchange = Pick<RequestContext, 'req' | 'res'>;
interface ServerOptions {
  root: string;
  log?: Log | undefined;
  passes?: PassesHandler | undefined;
  /** Proxies, which may open any number of connections. */
  trustedProxies?: BlockList | undefined;
}
const seconds = 1000;
const allow = { Allow: methods.join(', ') };

/** Status codes for errors of Node's HTTP parser; all others are 400. */
const parserErrors: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Serves the built site.
 * @param options log: receives one line per request
 */
export function createSiteServer(serverOptions: ServerOptions): Server {
  const { root, log, passes, trustedProxies } = serverOptions;
  const readSite = createSiteReader(root);

  function respond({ req, res }: Exchange, retry?: () => void) {
    const { files, redirects, notFound, ...site } = readSite();
    const rules = passes?.rulesFor(req, site.rules) ?? site.rules;
    const context = { req, res, root, rules, retry };
    const sendNotFound = () => {
      if (!notFound) return sendText(context, 404, 'Not found');
      res.statusCode = 404;
      sendFile(context, '/*', notFound);
    };
    if (passes?.handle({ req, res, rules, sendNotFound })) return;
    if (!methods.includes(req.method ?? ''))
      return sendText(context, 405, 'Method not allowed', allow);
    const parsed = parseRequest(req);
    // After an invalid request the rest of the connection cannot be interpreted safely.
    if (!parsed) return sendText(context, 400, 'Bad request', { Connection: 'close' });

    const { path, query } = parsed;
    if (path === healthRule.path) return void sendHealth(context);
    if (path === undefined)
      return asksForPage(req) ? sendNotFound() : sendText(context, 400, 'Bad request');
    const file = files.get(path);
    if (file) return sendFile(context, path, file);
    const page = redirects.get(path);
    if (page) return sendText(context, 308, 'Moved', { Location: encodeURI(page) + query });
    sendNotFound();
  }

  async function sendHealth(context: RequestContext) {
    const headers = headersFor([healthRule], healthRule.path);
    const canRead = await access(join(root, 'index.html')).then(
      () => true,
      () => false,
    );
    const isWorking = canRead && ((await passes?.isWorking()) ?? true);
    if (isWorking) sendText(context, 200, 'OK', headers);
    else sendText(context, 503, 'Not now', headers);
  }

  function respondOrFail(exchange: Exchange, retry?: () => void) {
    const { res } = exchange;
    try {
      // A retry starts without the headers and the status of the first attempt.
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      res.statusCode = 200;
      respond(exchange, retry);
    } catch (error) {
      console.error(error);
      if (res.headersSent) res.destroy();
      else sendText(exchange, 500, 'Something went wrong');
    }
  }

  const options = {
    headersTimeout: limits.headersTimeout * seconds,
    requestTimeout: limits.requestTimeout * seconds,
    connectionsCheckingInterval: 2 * seconds,
    keepAliveTimeout: 5 * seconds,
    maxHeaderSize: limits.maxHeaderBytes,
    // request.ts rejects a missing Host header with the usual response headers.
    requireHostHeader: false,
  };
  const server = new ConnectionServer(options, trustedProxies);
  server.on('request', (req, res) => {
    server.respondInTurn(res, () => {
      if (log) logWhenClosed({ req, res }, log);
      respondOrFail({ req, res }, () => respondOrFail({ req, res }));
    });
  });
  server.timeout = limits.idleTimeout * seconds;
  server.on('connect', (_req, socket) => rejectConnection(socket, 405));
  server.on('checkExpectation', (_req, res) => {
    server.respondInTurn(res, () => sendText({ res }, 417, 'Expectation failed'));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (server.owesResponse(socket)) return void socket.destroy();
    rejectConnection(socket, parserErrors[error.code ?? ''] ?? 400);
  });
  return server;
}

/** The serial number of a pass gives access to it, so it is not logged, even if the path is encoded. */
function maskSerial(url: string): string {
  const decoded = url.replace(/%([\da-f]{2})/gi, (_, hex) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const masked = decoded.replace(/(\/passes\/+(?:\w{1,10}\/+)?).+/i, '$1…');
  return masked === decoded ? url : masked;
}

function logWhenClosed({ req, res }: Exchange, log: Log) {
  const url = maskSerial(req.url ?? '').replace(/[^ -~…]/g, '?');
  const start = performance.now();
  res.once('close', () => {
    // writableFinished can still be false if the client disconnects right after the last byte.
    const note = res.writableEnded ? '' : ' (cut off)';
    const duration = Math.round(performance.now() - start);
    log(`${new Date().toISOString()} ${req.method} ${url} ${res.statusCode} ${duration} ms${note}`);
  });
}

/** Stops accepting connections, waits for running responses, and closes the rest after the grace period. */
export function closeGracefully(server: Server, gracePeriod = 5 * seconds): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeAll = setTimeout(() => server.closeAllConnections(), gracePeriod);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(closeAll);
      resolve();
    });
  });
}

/** Closing while request data is unread resets the connection and can lose the response, so it waits a second. */
function rejectConnection(socket: Duplex, status: number) {
  if (socket.writableEnded) return;
  socket.on('error', () => socket.destroy());
  const headers = status === 405 ? `Allow: ${allow.Allow}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  setTimeout(() => socket.destroy(), 1 * seconds).unref();
}
