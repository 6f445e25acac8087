import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { type Log, logWhenDone } from './access-log.ts';
import { currentSite } from './built-site.ts';
import { deliver, say } from './deliver.ts';
import { contentSecurityPolicy } from './policy.ts';
import { targetOf } from './request.ts';
import { limits, methods, rulesFor } from './rules.ts';

interface SiteOptions {
  /** The folder the build wrote. */
  root: string;
  /** Takes one line for each answered request. */
  log?: Log | undefined;
}

const seconds = 1000;
const allow = { Allow: methods.join(', ') };
/** For answers that know of no site. */
const bareRules = rulesFor(new Map(), contentSecurityPolicy(''));

/** What the HTTP parser cannot read never becomes a request. */
const refusals: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function createSiteServer({ root, log }: SiteOptions): Server {
  const currently = currentSite(root);

  function answer(req: IncomingMessage, res: ServerResponse, again?: () => void) {
    const { rules, files, redirects, notFound } = currently();
    const delivery = { req, res, root, rules, again };
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

  function answerSafely(req: IncomingMessage, res: ServerResponse, again?: () => void) {
    try {
      for (const stale of res.getHeaderNames()) res.removeHeader(stale);
      answer(req, res, again);
    } catch (error) {
      console.error(error);
      if (res.headersSent) res.destroy();
      else say({ res, rules: bareRules }, 500, 'Something went wrong');
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
    if (log) logWhenDone(req, res, log);
    answerSafely(req, res, () => answerSafely(req, res));
  });
  server.timeout = limits.silence * seconds;
  server.on('connect', (_req, socket) => turnAway(socket, 405));
  server.on('checkExpectation', (_req, res) =>
    say({ res, rules: bareRules }, 417, 'Expectation failed'),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const running = answers.get(socket);
    // Nonsense after a request must not put words into the middle of its answer.
    if (running?.headersSent && !running.writableFinished) return void socket.destroy();
    turnAway(socket, refusals[error.code ?? ''] ?? 400);
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
