import { Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isTrustedProxy, rateLimitKey } from '../passes/addresses.ts';
import { limits } from './rules.ts';

interface Connection {
  /** The responses that are not sent completely, with what starts them. The first one has been started. */
  responses: Map<ServerResponse, () => void>;
  idleTimer?: NodeJS.Timeout | undefined;
}

/**
 * An HTTP server that knows which responses of a connection are not sent completely, and bounds what
 * one client can make it hold.
 */
export class ConnectionServer extends Server {
  #connections = new Map<Duplex, Connection>();
  #connectionsOf = new Map<string, number>();
  #trustedProxies: BlockList | undefined;
  #reportTooMany = reportOncePerMinute();
  #reportClient = reportOncePerMinute();
  #reportPipelining = reportOncePerMinute();

  /** @param trustedProxies may open any number of connections, because they have many clients */
  constructor(options: ServerOptions, trustedProxies?: BlockList) {
    super(options);
    this.#trustedProxies = trustedProxies;
    this.maxConnections = limits.maxConnections;
    this.on('drop', () =>
      this.#reportTooMany(
        `${limits.maxConnections} connections are open. New ones are closed at once.`,
      ),
    );
    this.on('connection', (socket: Socket) => {
      const connection: Connection = { responses: new Map() };
      this.#connections.set(socket, connection);
      socket.once('close', () => {
        clearTimeout(connection.idleTimer);
        this.#connections.delete(socket);
      });
      this.#countConnection(socket);
    });
  }

  /** Node also closes connections whose response has ended but is not sent, and truncates it. */
  override closeIdleConnections() {
    for (const [socket, { responses }] of this.#connections) {
      if (responses.size === 0) socket.destroy();
    }
  }

  /** Whether the client would read an error response as the response to an earlier request. */
  owesResponse(socket: Duplex): boolean {
    const responses = this.#connections.get(socket)?.responses.keys() ?? [];
    return [...responses].some((res) => res.headersSent || res.req.complete);
  }

  /**
   * Starts the response when all earlier ones of its connection are sent: a client that does not read
   * its responses has one file open, and the bytes of one response in memory.
   */
  respondInTurn(res: ServerResponse, respond: () => void) {
    const { socket } = res.req;
    const connection = this.#connections.get(socket);
    // The parser goes on to the end of what it has received.
    if (!connection || socket.destroyed) return;
    if (connection.responses.size === limits.maxOpenResponses) {
      this.#reportPipelining(
        `A connection of ${socket.remoteAddress} is closed: it has requested more than ${limits.maxOpenResponses} responses without reading them.`,
      );
      return void socket.destroy();
    }
    clearTimeout(connection.idleTimer);
    connection.responses.set(res, respond);
    res.once('close', () => {
      connection.responses.delete(res);
      if (socket.destroyed) return;
      const [next] = connection.responses.values();
      if (next) return next();
      // Line breaks before a request restart Node's keep-alive timeout, and could do so forever.
      const timeout = this.keepAliveTimeout + this.headersTimeout;
      connection.idleTimer = setTimeout(() => socket.destroy(), timeout).unref();
    });
    if (connection.responses.size === 1) respond();
  }

  #countConnection(socket: Socket) {
    const { remoteAddress = '' } = socket;
    if (this.#trustedProxies && isTrustedProxy(this.#trustedProxies, remoteAddress)) return;
    const client = rateLimitKey(remoteAddress);
    const count = (this.#connectionsOf.get(client) ?? 0) + 1;
    this.#connectionsOf.set(client, count);
    socket.once('close', () => {
      const left = (this.#connectionsOf.get(client) ?? 0) - 1;
      if (left > 0) this.#connectionsOf.set(client, left);
      else this.#connectionsOf.delete(client);
    });
    if (count <= limits.maxConnectionsPerClient) return;
    this.#reportClient(
      `${limits.maxConnectionsPerClient} connections of ${client} are open. Its new ones are closed at once. If it is a proxy, name it in PROXIES: docs/hosting.md.`,
    );
    socket.destroy();
  }
}

function reportOncePerMinute() {
  let nextReport = 0;
  return (message: string) => {
    if (performance.now() < nextReport) return;
    nextReport = performance.now() + 60_000;
    console.error(message);
  };
}
