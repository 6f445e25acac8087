import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { toFileName } from '../../src/pass/name.ts';

/** A request below /passes, in a form that can be sent to another thread. */
export interface PassesRequest {
  method: string;
  /** As the client sent it. */
  url: string;
  /** Decoded, without the query. */
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  /** The IP address of the client or of the last proxy. */
  peer: string;
  /** undefined if it is longer than the server accepts. */
  body: string | undefined;
}

export interface PassesResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Uint8Array;
}

export interface RequestContext {
  req: PassesRequest;
  path: string;
  query: URLSearchParams;
  respond(response: PassesResponse): void;
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
  { req, respond }: RequestContext,
  status: number,
  body: string | Uint8Array,
  extraHeaders: OutgoingHttpHeaders,
) {
  const hasLength = req.method !== 'HEAD' && status !== 204 && status !== 304;
  const length = hasLength ? { 'Content-Length': Buffer.byteLength(body) } : {};
  const headers = { ...length, ...extraHeaders };
  respond({ status, headers, body: req.method === 'HEAD' ? '' : body });
}

/** A Content-Disposition with a file named after the business, which may have any letters. */
export function attachment(business: string, extension: string) {
  const name = encodeURIComponent(toFileName(business));
  return `attachment; filename="pass.${extension}"; filename*=UTF-8''${name}.${extension}`;
}

export function readJsonBody({ req }: RequestContext): unknown {
  if (req.body === undefined) throw new HttpError(413, 'The body is too long');
  try {
    return JSON.parse(req.body);
  } catch {
    throw new HttpError(400, 'Expected JSON');
  }
}
