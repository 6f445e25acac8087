import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { type Log, logWhenDone } from './access-log.ts';
import { deliver, say } from './deliver.ts';
import { targetOf } from './request.ts';
import { currentSite } from './site.ts';

interface SiteOptions {
  /** The folder the build wrote. */
  root: string;
  /** Takes one line for each answered request. */
  log?: Log | undefined;
}

const seconds = 1000;

/** What a slow or talkative visitor may take before being shown out. */
const limits = {
  headersTimeout: 10 * seconds,
  requestTimeout: 20 * seconds,
  connectionsCheckingInterval: 2 * seconds,
  keepAliveTimeout: 5 * seconds,
  maxHeaderSize: 16 * 1024,
};
const longestSilence = 60 * seconds;

/** What the HTTP parser cannot read never becomes a request. */
const refusals: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function createSiteServer({ root, log }: SiteOptions): Server {
  const currently = currentSite(root);

  function answer(req: IncomingMessage, res: ServerResponse) {
    const { policy, files, redirects, notFound } = currently();
    const delivery = { req, res, root, policy };
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return say(delivery, 405, 'Method not allowed');
    }
    const target = targetOf(req);
    if (!target) {
      // Whatever follows may not be what it seems.
      res.setHeader('Connection', 'close');
      return say(delivery, 400, 'Bad request');
    }

    const { path, query } = target;
    const file = files.get(path);
    if (file) return deliver(delivery, file);
    const page = redirects.get(path);
    if (page) {
      res.setHeader('Location', encodeURI(page) + query);
      return say(delivery, 308, 'Moved');
    }
    if (!notFound) return say(delivery, 404, 'Not found');
    res.statusCode = 404;
    deliver(delivery, notFound);
  }

  const answers = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(limits, (req, res) => {
    answers.set(req.socket, res);
    if (log) logWhenDone(req, res, log);
    try {
      answer(req, res);
    } catch (error) {
      console.error(error);
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end('Something went wrong\n');
    }
  });
  server.timeout = longestSilence;
  server.on('connect', (_req, socket) => turnAway(socket, 405));
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
  const allow = status === 405 ? 'Allow: GET, HEAD\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Content-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  setTimeout(() => socket.destroy(), 1 * seconds).unref();
}
