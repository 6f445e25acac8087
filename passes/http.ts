import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A request together with the server's rules for its path. */
export interface RequestContext {
  req: IncomingMessage;
  res: ServerResponse;
  path: string;
  query: URLSearchParams;
  maxBodyBytes: number;
  /** Sent with every response. */
  headers: Record<string, string>;
}

/** Thrown to answer with an error status. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  constructor(status: number, message: string, headers: OutgoingHttpHeaders = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export function sendResponse(
  { req, res, headers }: RequestContext,
  status: number,
  body: string | Uint8Array,
  extraHeaders: OutgoingHttpHeaders,
) {
  const hasLength = req.method !== 'HEAD' && status !== 204 && status !== 304;
  const length = hasLength ? { 'Content-Length': Buffer.byteLength(body) } : {};
  const close = status >= 400 && !req.complete && { Connection: 'close' };
  res.writeHead(status, { ...headers, ...length, ...close, ...extraHeaders });
  if (!close) return void res.end(req.method === 'HEAD' ? undefined : body);
  // Closing the connection while the client sends would reset it, and a proxy could lose the response.
  res.write(body);
  req.resume().once('end', () => res.end());
  setTimeout(() => res.end(), 1000).unref();
}

export async function readJsonBody({ req, maxBodyBytes }: RequestContext): Promise<unknown> {
  const tooLong = () => new HttpError(413, `Expected at most ${maxBodyBytes} bytes`);
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLong();
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop early must not destroy the socket: the error response is still to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > maxBodyBytes) throw tooLong();
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new HttpError(400, 'Expected JSON');
  }
}
