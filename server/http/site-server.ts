import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { createSiteReader } from './built-site.ts';
import { ConnectionServer } from './connection-server.ts';
import type { PassesHandler } from './passes/handler.ts';
import { parseRequest } from './request.ts';
import { limits, methods } from './rules.ts';
import { type RequestContext, sendFile, sendText } from './send.ts';

type Log = (line: string) => void;
type Exchange = Pick<RequestContext, 'req' | 'res'>;
interface ServerOptions {
  root: string;
  log?: Log | undefined;
  passes?: PassesHandler | undefined;
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
export function createSiteServer({ root, log, passes }: ServerOptions): Server {
  const readSite = createSiteReader(root);

  function respond({ req, res }: Exchange, retry?: () => void) {
    const { files, redirects, notFound, ...site } = readSite();
    const rules = passes?.rulesFor(req, site.rules) ?? site.rules;
    const context = { req, res, root, rules, retry };
    if (passes?.handle(context)) return;
    if (!methods.includes(req.method ?? ''))
      return sendText(context, 405, 'Method not allowed', allow);
    const parsed = parseRequest(req);
    // After an invalid request the rest of the connection cannot be interpreted safely.
    if (!parsed) return sendText(context, 400, 'Bad request', { Connection: 'close' });

    const { path, query } = parsed;
    const file = files.get(path);
    if (file) return sendFile(context, path, file);
    const page = redirects.get(path);
    if (page) return sendText(context, 308, 'Moved', { Location: encodeURI(page) + query });
    if (!notFound) return sendText(context, 404, 'Not found');
    res.statusCode = 404;
    sendFile(context, '/*', notFound);
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
  const server = new ConnectionServer(options);
  server.on('request', (req, res) => {
    if (log) logWhenClosed({ req, res }, log);
    respondOrFail({ req, res }, () => respondOrFail({ req, res }));
  });
  server.timeout = limits.idleTimeout * seconds;
  server.maxConnections = limits.maxConnections;
  reportDroppedConnections(server);
  server.on('connect', (_req, socket) => rejectConnection(socket, 405));
  server.on('checkExpectation', (_req, res) => sendText({ res }, 417, 'Expectation failed'));
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

/** Logs at most once a minute. */
function reportDroppedConnections(server: Server) {
  let lastReport = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (performance.now() - lastReport < 60 * seconds) return;
    lastReport = performance.now();
    console.error(`${server.maxConnections} connections are open. New ones are closed at once.`);
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
