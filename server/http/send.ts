import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { type BuiltFile, type Encoding, encodingSuffixes } from './built-site.ts';
import { contentSecurityPolicy } from './policy.ts';
import { contentTypes, headersFor, type Rule, rulesFor } from './rules.ts';

const smallestFirst = Object.keys(encodingSuffixes) as Encoding[];

export interface RequestContext {
  req: IncomingMessage;
  res: ServerResponse;
  root: string;
  rules: Rule[];
  /** Called if the file is missing, because a build may be replacing the folder. */
  retry?: (() => void) | undefined;
}

/** Sends a file in the smallest accepted encoding, with support for ranges and conditional requests. */
export function sendFile(
  { req, res, root, rules, retry }: RequestContext,
  path: string,
  file: BuiltFile,
) {
  const accepted = new Negotiator(req).encodings(smallestFirst);
  const encoding = smallestFirst.find(
    (candidate) => file.encodings.includes(candidate) && accepted.includes(candidate),
  );
  const name = file.name + (encoding ? encodingSuffixes[encoding] : '');
  // Conditions and ranges refer to the requested page, not to the 404 page.
  const request = res.statusCode === 404 ? { method: req.method, headers: {} } : req;

  res.setHeaders(new Map(Object.entries(headersFor(rules, path))));
  res.setHeader('Content-Type', contentTypes[extname(file.name)] ?? 'application/octet-stream');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  send(request as IncomingMessage, encodeURI(`/${name}`), {
    root,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', ({ status, headers }) => {
      // The file vanished while it was being sent: the client must see a broken response.
      if (res.headersSent) return void res.destroy();
      if (status === 404 && retry) return void setTimeout(retry, 100);
      const text = status === 404 ? 'Not found' : 'Cannot be satisfied';
      sendText({ res, rules }, status, text, headers);
    })
    .pipe(res);
}

const defaultRules = rulesFor(new Map(), contentSecurityPolicy(''));

export function sendText(
  { res, rules = defaultRules }: Pick<RequestContext, 'res'> & Partial<RequestContext>,
  status: number,
  text: string,
  extraHeaders: Record<string, string> = {},
) {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  res.writeHead(status, {
    ...headersFor(rules, '/*'),
    'Content-Type': 'text/plain; charset=utf-8',
    // HTTP/1.0 clients need the length to detect a truncated response.
    'Content-Length': Buffer.byteLength(text) + 1,
    ...extraHeaders,
  });
  res.end(`${text}\n`);
}
