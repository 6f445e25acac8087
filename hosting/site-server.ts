import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { currentSite } from './built-site.ts';
import type { Guest } from './passes/embedded.ts';
import { targetOf } from './request.ts';
import { limits, methods } from './rules.ts';
import { type Delivery, deliver, say } from './send.ts';

type Log = (line: string) => void;
type Asked = Pick<Delivery, 'req' | 'res'>;
type Served = { root: string; log?: Log | undefined; passes?: Guest | undefined };
const seconds = 1000;
const allow = { Allow: methods.join(', ') };

/** What the HTTP parser cannot read never becomes a request. */
const refusal: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Serves the folder that the build wrote; the log takes one line for each answered request. */
export function createSiteServer({ root, log, passes }: Served): Server {
  const currently = currentSite(root);

  function answer({ req, res }: Asked, again?: () => void) {
    const { files, redirects, notFound, ...site } = currently();
    const rules = passes?.rulesFor(req, site.rules) ?? site.rules;
    const delivery = { req, res, root, rules, again };
    if (passes?.takes(delivery)) return;
    if (!methods.includes(req.method ?? '')) return say(delivery, 405, 'Method not allowed', allow);
    const target = targetOf(req);
    // Whatever follows may not be what it seems.
    if (!target) return say(delivery, 400, 'Bad request', { Connection: 'close' });

    const { path, query } = target;
    const file = files.get(path);
    if (file) return deliver(delivery, path, file);
    const page = redirects.get(path);
    if (page) return say(delivery, 308, 'Moved', { Location: encodeURI(page) + query });
    if (!notFound) return say(delivery, 404, 'Not found');
    res.statusCode = 404;
    deliver(delivery, '/*', notFound);
  }

  function answerSafely(asked: Asked, again?: () => void) {
    const { res } = asked;
    try {
      // A second time it has nothing of the first.
      for (const stale of res.getHeaderNames()) res.removeHeader(stale);
      res.statusCode = 200;
      answer(asked, again);
    } catch (error) {
      console.error(error);
      if (res.headersSent) res.destroy();
      else say(asked, 500, 'Something went wrong');
    }
  }

  const answers = new WeakMap<Duplex, ServerResponse>();
  const options = {
    headersTimeout: limits.headers * seconds,
    requestTimeout: limits.request * seconds,
    connectionsCheckingInterval: 2 * seconds,
    keepAliveTimeout: 5 * seconds,
    maxHeaderSize: limits.headerSize,
    // Its absence is refused with the others in request.ts, in words and with all headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (req, res) => {
    answers.set(req.socket, res);
    if (log) logWhenDone({ req, res }, log);
    answerSafely({ req, res }, () => answerSafely({ req, res }));
  });
  server.timeout = limits.silence * seconds;
  server.on('connect', (_req, socket) => turnAway(socket, 405));
  server.on('checkExpectation', (_req, res) => say({ res }, 417, 'Expectation failed'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const running = answers.get(socket);
    // Nonsense after a request must not put words into the middle of its answer.
    if (running?.headersSent && !running.writableFinished) return void socket.destroy();
    turnAway(socket, refusal[error.code ?? ''] ?? 400);
  });
  return server;
}

function logWhenDone({ req, res }: Asked, log: Log) {
  // Whoever has the serial number of a pass can fetch it.
  const url = req.url?.replace(/[^ -~]/g, '?').replace(/^(\/passes\/\w+\/).+/, '$1…');
  const start = performance.now();
  res.once('close', () => {
    // Not `writableFinished`: a visitor may hang up before the last write reports back.
    const outcome = res.writableEnded ? '' : ' (cut off)';
    const took = Math.round(performance.now() - start);
    log(`${new Date().toISOString()} ${req.method} ${url} ${res.statusCode} ${took} ms${outcome}`);
  });
}

/** Stops accepting, lets running answers finish, and cuts what is left after the grace time. */
export function closeGracefully(server: Server, grace = 5 * seconds): Promise<void> {
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

/** Closing at once, with words of the visitor still unread, would take back the answer too. */
function turnAway(socket: Duplex, status: number) {
  if (socket.writableEnded) return;
  socket.on('error', () => socket.destroy());
  const more = status === 405 ? `Allow: ${allow.Allow}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${more}Content-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  setTimeout(() => socket.destroy(), 1 * seconds).unref();
}
