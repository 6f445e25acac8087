import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A request, and what the host's own table says of its path. */
export interface Asked {
  req: IncomingMessage;
  res: ServerResponse;
  path: string;
  methods: string[];
  /** In bytes. */
  longestBody: number;
  /** What goes out with every answer. */
  headers: Record<string, string>;
}

/** An answer that is none: what is wrong, and with which status. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;

  constructor(status: number, message: string, headers: OutgoingHttpHeaders = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export function send(
  { req, res, headers }: Asked,
  status: number,
  body: string | Uint8Array,
  more: OutgoingHttpHeaders,
) {
  const length = req.method === 'HEAD' ? {} : { 'Content-Length': Buffer.byteLength(body) };
  // What is left of a request that was refused is not waited for.
  const close = req.complete || status < 400 ? {} : { Connection: 'close' };
  res.writeHead(status, { ...headers, ...length, ...close, ...more });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** What was sent, if it is short enough and JSON. */
export async function jsonOf({ req, longestBody }: Asked): Promise<unknown> {
  const tooLong = () => new Refusal(413, `Expected at most ${longestBody} bytes`);
  if (Number(req.headers['content-length'] ?? 0) > longestBody) throw tooLong();
  const parts: Buffer[] = [];
  let length = 0;
  // To stop reading must not hang up: the answer is still to come.
  for await (const part of req.iterator({ destroyOnReturn: false })) {
    length += part.length;
    if (length > longestBody) throw tooLong();
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refusal(400, 'Expected JSON');
  }
}
