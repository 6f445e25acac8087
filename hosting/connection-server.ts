import { Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Connection {
  /** The responses that are not sent completely. Pipelined requests can have several. */
  responses: Set<ServerResponse>;
  idleTimer?: NodeJS.Timeout | undefined;
}

/** An HTTP server that knows which responses of a connection are not sent completely. */
export class ConnectionServer extends Server {
  #connections = new Map<Duplex, Connection>();

  constructor(options: ServerOptions) {
    super(options);
    this.on('connection', (socket) => {
      const connection: Connection = { responses: new Set() };
      this.#connections.set(socket, connection);
      socket.once('close', () => {
        clearTimeout(connection.idleTimer);
        this.#connections.delete(socket);
      });
    });
    this.on('request', ({ socket }, res) => this.#addResponse(socket, res));
  }

  /** Node also closes connections whose response has ended but is not sent, and truncates it. */
  override closeIdleConnections() {
    for (const [socket, { responses }] of this.#connections) {
      if (responses.size === 0) socket.destroy();
    }
  }

  /** Whether the client would read an error response as the response to an earlier request. */
  owesResponse(socket: Duplex): boolean {
    const responses = this.#connections.get(socket)?.responses ?? [];
    return [...responses].some((res) => res.headersSent || res.req.complete);
  }

  #addResponse(socket: Duplex, res: ServerResponse) {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    clearTimeout(connection.idleTimer);
    connection.responses.add(res);
    res.once('close', () => {
      connection.responses.delete(res);
      if (connection.responses.size > 0 || socket.destroyed) return;
      // Line breaks before a request restart Node's keep-alive timeout, and could do so forever.
      const timeout = this.keepAliveTimeout + this.headersTimeout;
      connection.idleTimer = setTimeout(() => socket.destroy(), timeout).unref();
    });
  }
}
