import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { type BuiltFile, type Encoding, encodingSuffixes } from './built-site.ts';
import { contentSecurityPolicy } from './policy.ts';
import { contentTypes, headersFor, type Rule, rulesFor } from './rules.ts';

const smallestFirst = Object.keys(encodingSuffixes) as Encoding[];

export interface Delivery {
  req: IncomingMessage;
  res: ServerResponse;
  root: string;
  rules: Rule[];
  /** Answers anew in a moment, should the file not be there: a build may be replacing its folder. */
  again?: (() => void) | undefined;
}

/** A file in the smallest form the visitor takes: whole, in part, or as 'you have it already'. */
export function deliver({ req, res, root, rules, again }: Delivery, path: string, file: BuiltFile) {
  const accepted = new Negotiator(req).encodings(smallestFirst);
  const encoding = smallestFirst.find(
    (one) => file.encodings.includes(one) && accepted.includes(one),
  );
  const name = file.name + (encoding ? encodingSuffixes[encoding] : '');
  // Conditions and ranges are about the page that was asked for, not about the one that says 404.
  const asked = res.statusCode === 404 ? { method: req.method, headers: {} } : req;

  res.setHeaders(new Map(Object.entries(headersFor(rules, path))));
  res.setHeader('Content-Type', contentTypes[extname(file.name)] ?? 'application/octet-stream');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  send(asked as IncomingMessage, encodeURI(`/${name}`), {
    root,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', ({ status, headers }) => {
      // A file that vanishes halfway must not pass for a whole one.
      if (res.headersSent) return void res.destroy();
      if (status === 404 && again) return void setTimeout(again, 100);
      const text = status === 404 ? 'Not found' : 'Cannot be satisfied';
      say({ res, rules }, status, text, headers);
    })
    .pipe(res);
}

/** For answers that know of no site. */
const bareRules = rulesFor(new Map(), contentSecurityPolicy(''));

/** A short answer in plain words, for all that is not a file. */
export function say(
  { res, rules = bareRules }: Pick<Delivery, 'res'> & Partial<Delivery>,
  status: number,
  text: string,
  more: Record<string, string> = {},
) {
  for (const stale of res.getHeaderNames()) res.removeHeader(stale);
  res.writeHead(status, {
    ...headersFor(rules, '/*'),
    'Content-Type': 'text/plain; charset=utf-8',
    // Without it, an old client could not tell a whole answer from one that was cut off.
    'Content-Length': Buffer.byteLength(text) + 1,
    ...more,
  });
  res.end(`${text}\n`);
}
