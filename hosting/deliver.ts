import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { contentTypes, headersFor } from './headers.ts';
import type { Encoding, SiteFile } from './site.ts';

const smallestFirst: Encoding[] = ['br', 'gzip'];

export interface Delivery {
  req: IncomingMessage;
  res: ServerResponse;
  root: string;
  policy: string;
}

/** A file in the smallest form the visitor takes: whole, in part, or as 'you have it already'. */
export function deliver({ req, res, root, policy }: Delivery, file: SiteFile) {
  const accepted = new Negotiator(req).encodings(smallestFirst);
  const encoding = smallestFirst.find((one) => file.encoded[one] && accepted.includes(one));
  const name = encoding ? file.encoded[encoding] : file.name;
  // Conditions and ranges are about the page that was asked for, not about the one that says 404.
  const asked = res.statusCode === 404 ? { method: req.method, headers: {} } : req;

  res.setHeaders(new Map(headersFor(`/${file.name}`, policy)));
  res.setHeader('Content-Type', contentTypes[extname(file.name)] ?? 'application/octet-stream');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  send(asked as IncomingMessage, encodeURI(`/${name}`), {
    root,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', ({ status }) => {
      // A file that vanishes halfway must not pass for a whole one.
      if (res.headersSent) return void res.destroy();
      for (const stale of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(stale);
      say({ res, policy }, status, status === 404 ? 'Not found' : 'Cannot be satisfied');
    })
    .pipe(res);
}

/** A short answer in plain words, for all that is not a file. */
export function say(
  { res, policy }: Pick<Delivery, 'res' | 'policy'>,
  status: number,
  text: string,
) {
  res.setHeaders(new Map(headersFor('/', policy)));
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  // Without it, an old client could not tell a whole answer from one that was cut off.
  res.setHeader('Content-Length', Buffer.byteLength(text) + 1);
  res.statusCode = status;
  res.end(`${text}\n`);
}
