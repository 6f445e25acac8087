/** Connects the passes service to the embedded server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PassesRequest, PassesResponse } from '../passes/http.ts';
import type { PassesSettings } from '../passes/settings.ts';
import { asksForPage, parseRequest } from './request.ts';
import { headersFor, healthRule, limits, passesRules, type Rule } from './rules.ts';

/** The pass service, in this thread or in another one. */
interface Service {
  mode: PassesSettings['mode'];
  handle(request: PassesRequest): Promise<PassesResponse>;
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  rules: Rule[];
  /** Answers with the not-found page. */
  sendNotFound: () => void;
}

export interface PassesHandler {
  /** The rules of the site, plus those for passes where they are enabled for this request. */
  rulesFor(req: IncomingMessage, rules: Rule[]): Rule[];
  /** @returns false if the request is not for passes */
  handle(request: Exchange): boolean;
  /** Whether the service and its database answer. */
  isWorking(): Promise<boolean>;
}

const healthRequest: PassesRequest = {
  method: 'GET',
  url: healthRule.path,
  path: healthRule.path,
  query: '',
  headers: {},
  peer: '',
  body: '',
};

const proxyHeader = /^(?:x-forwarded-.+|forwarded|via)$/;
const loopbackHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

export function createPassesHandler(service: Service): PassesHandler {
  /** Test mode answers loopback hosts only, and no proxy, which could have replaced the host. */
  function isEnabledFor({ headers }: IncomingMessage): boolean {
    if (service.mode === 'live') return true;
    const isProxied = Object.keys(headers).some((name) => proxyHeader.test(name));
    return !isProxied && loopbackHost.test(headers.host ?? '');
  }

  async function forward(exchange: Exchange, path: string, query: string) {
    const { method = '', url = '', headers, socket } = exchange.req;
    const peer = socket.remoteAddress ?? '';
    const body = await readBody(exchange.req);
    const response = await service.handle({ method, url, path, query, headers, peer, body });
    const isMissing = response.status === 404 || response.status === 405;
    if (isMissing && asksForPage(exchange.req)) exchange.sendNotFound();
    else sendResponse(exchange, path, response);
  }

  let health: Promise<boolean> | undefined;

  return {
    rulesFor: (req, rules) =>
      isEnabledFor(req) ? [...rules, ...passesRules(service.mode)] : rules,

    handle(exchange) {
      const { req, res } = exchange;
      if (!/^\/passes(?:[/?]|$)/.test(req.url ?? '') || !isEnabledFor(req)) return false;
      const target = parseRequest(req, { allowBody: req.method === 'POST' });
      if (target?.path === undefined) return false;
      forward(exchange, target.path, target.query).catch((error) => {
        // Reading fails if the client closes the connection before the end of its request.
        if (req.complete) console.error(error);
        res.destroy();
      });
      return true;
    },

    isWorking() {
      health ??= service.handle(healthRequest).then(({ status }) => {
        // Nobody can make the database answer more often than once a second.
        setTimeout(() => {
          health = undefined;
        }, 1000).unref();
        return status === 200;
      });
      return health;
    },
  };
}

/** @returns undefined if the body is too long; the rest is not read */
async function readBody(req: IncomingMessage): Promise<string | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > limits.maxBodyBytes) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop early must not destroy the socket: the error response is still to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limits.maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function sendResponse(
  { req, res, rules }: Exchange,
  path: string,
  { status, headers, body }: PassesResponse,
) {
  const close = status >= 400 && !req.complete && { Connection: 'close' };
  res.writeHead(status, { ...headersFor(rules, path), ...close, ...headers });
  if (!close) return void res.end(body);
  // Closing the connection while the client sends would reset it, and a proxy could lose the response.
  res.write(body);
  req.resume().once('end', () => res.end());
  setTimeout(() => res.end(), 1000).unref();
}
