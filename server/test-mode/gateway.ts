/** Simulates APNs and the API of Google Wallet. Test mode starts it on a loopback address. */
import { createPublicKey, randomUUID, X509Certificate } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { jwtVerify } from 'jose';
import type { PassType } from '../passes/apple.ts';
import type { GoogleIssuer } from '../passes/google.ts';
import type { Gateways } from '../passes/settings.ts';
import type { TestCertificates } from './certificates.ts';
import { writePrivateFile } from './private-file.ts';

interface GatewayOptions {
  passType: PassType;
  certificates(): Promise<TestCertificates>;
  googleIssuer(): Promise<GoogleIssuer>;
}

/** A pass in Google Wallet. */
interface SavedObject extends Record<string, unknown> {
  id: string;
  messages: { id: string; body: string; messageType: string }[];
}

const messagesPerDay = 3;

export interface Gateway extends Gateways {
  /** Emits the push token, or `google` and the ID of the object, when a phone is notified of a change. */
  events: EventEmitter;
  objects: Map<string, SavedObject>;
  /** Push tokens whose phones no longer have the pass. */
  gone: Set<string>;
  phones: string;
  close(): void;
}

/** @param file keeps the passes that visitors have saved, as Google does */
export async function startGateway(options: GatewayOptions, file?: string): Promise<Gateway> {
  const { root, server: own } = await options.certificates();
  const events = new EventEmitter().setMaxListeners(0);
  const gone = new Set<string>();
  const objects = new Map<string, SavedObject>(
    file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [],
  );
  const apns = createSecureServer({ ...own, cert: own.certificate, ca: root, requestCert: true });
  apns.on('request', (request, response) => {
    const { status, token } = checkPush(request, options.passType.identifier);
    const result = token && gone.has(token) ? 410 : status;
    answerPush(response, result);
    if (result === 200) events.emit('push', token);
  });
  const google = new GoogleApi(options, events, objects);
  const phones = createServer((request, response) => {
    const [, kind, name = ''] = request.url?.split('/') ?? [];
    if (kind === 'wait') return sendEvents(events, name, response);
    google
      .respond(request, response)
      .then(() => {
        if (file) writePrivateFile(file, JSON.stringify([...objects]));
      })
      .catch((error) => sendJson(response, 400, { error: `${error}` }));
  });
  const [apnsPort, port] = await Promise.all([listen(apns), listen(phones)]);
  const origin = `http://127.0.0.1:${port}`;
  return {
    apns: `https://127.0.0.1:${apnsPort}`,
    root,
    googleToken: `${origin}/google/token`,
    googleApi: `${origin}/google`,
    phones: origin,
    events,
    objects,
    gone,
    close() {
      apns.close();
      phones.close();
    },
  };
}

async function listen(server: Server): Promise<number> {
  // It must not keep the process alive.
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Checks what APNs checks. The certificate itself is checked by TLS. */
function checkPush({ method, url, headers, stream }: Http2ServerRequest, topic: string) {
  const socket = stream.session?.socket as TLSSocket | undefined;
  if (!socket) return { status: 403 };
  const certificate = new X509Certificate(socket.getPeerCertificate().raw);
  const isOwnTopic = certificate.subject.split('\n').includes(`UID=${topic}`);
  const [, token] = /^\/3\/device\/([\da-f]+)$/.exec(url) ?? [];
  if (method !== 'POST' || !token) return { status: 400 };
  return { status: isOwnTopic && headers['apns-topic'] === topic ? 200 : 403, token };
}

function answerPush(response: Http2ServerResponse, status: number) {
  response.writeHead(status);
  response.end(
    status === 200 ? '' : JSON.stringify({ reason: status === 410 ? 'Unregistered' : 'BadTopic' }),
  );
}

/** Server-sent events for a phone that waits for pushes. */
function sendEvents(events: EventEmitter, name: string, response: ServerResponse) {
  const onPush = (pushed: string) => pushed === name && response.write('data: push\n\n');
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(': connected\n\n');
  events.on('push', onPush);
  response.on('close', () => events.off('push', onPush));
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

class GoogleApi {
  readonly #options: GatewayOptions;
  readonly #events: EventEmitter;
  readonly #objects: Map<string, SavedObject>;
  readonly #accessTokens = new Set<string>();

  constructor(options: GatewayOptions, events: EventEmitter, objects: Map<string, SavedObject>) {
    this.#options = options;
    this.#events = events;
    this.#objects = objects;
  }

  async respond(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const [, , kind, id = '', action] = request.url?.split('/') ?? [];
    if (kind === 'token') return this.#createAccessToken(body, response);
    if (kind === 'save') return this.#save(body, response);
    if (!this.#accessTokens.has(request.headers.authorization ?? ''))
      return sendJson(response, 401, {});
    const object = this.#objects.get(id);
    if (!object) return sendJson(response, 404, {});
    const { message, ...changes } = body ? JSON.parse(body) : {};
    if (action === 'addMessage') {
      if (object.messages.length >= messagesPerDay)
        return sendJson(response, 429, { error: { status: 'QuotaExceededException' } });
      object.messages.push(message);
    } else Object.assign(object, changes);
    if (request.method !== 'GET') this.#events.emit('push', id);
    sendJson(response, 200, object);
  }

  async #createAccessToken(body: string, response: ServerResponse) {
    const { payload } = await this.#verify(new URLSearchParams(body).get('assertion') ?? '');
    if (!String(payload.scope).endsWith('/auth/wallet_object.issuer') || !payload.exp)
      return sendJson(response, 400, {});
    const token = randomUUID();
    this.#accessTokens.add(`Bearer ${token}`);
    sendJson(response, 200, { access_token: token, expires_in: 3600 });
  }

  /** What Google does when a visitor opens a save link. A phone also reads its own pass here. */
  async #save(token: string, response: ServerResponse) {
    const { payload } = await this.#verify(token);
    const [object] = (payload.payload as { genericObjects: SavedObject[] }).genericObjects;
    if (!object) return sendJson(response, 400, {});
    const saved = this.#objects.get(object.id) ?? { ...object, messages: [] };
    this.#objects.set(object.id, saved);
    sendJson(response, 200, saved);
  }

  async #verify(token: string) {
    const { account, privateKey } = await this.#options.googleIssuer();
    return jwtVerify(token, createPublicKey(privateKey), {
      issuer: account,
      audience: ['google', 'https://oauth2.googleapis.com/token'],
      algorithms: ['RS256'],
    });
  }
}
