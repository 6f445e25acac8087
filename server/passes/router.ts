import {
  HttpError,
  type PassesRequest,
  type PassesResponse,
  type RequestContext,
  sendResponse,
} from './http.ts';
import { StorageError } from './storage-error.ts';

/** @param segments the groups of the path */
export type Handler = (context: RequestContext, ...segments: string[]) => Promise<void> | void;
/** HEAD requests have the handler of GET. */
export type Route = [path: RegExp, handlers: { GET?: Handler; POST?: Handler; DELETE?: Handler }];

export const respond = (req: PassesRequest, routes: Route[]): Promise<PassesResponse> =>
  new Promise((respond) => {
    const { path, query } = req;
    void route({ req, path, query: new URLSearchParams(query), respond }, routes);
  });

async function route(context: RequestContext, routes: Route[]): Promise<void> {
  const { req, path } = context;
  try {
    const [pattern, handlers = {}] = routes.find(([pattern]) => pattern.test(path)) ?? [];
    // An encoded slash is not a slash.
    if (!pattern || /^[^?]*%2f/i.test(req.url)) throw new HttpError(404, 'Not found');
    const handler = handlers[(req.method === 'HEAD' ? 'GET' : req.method) as keyof typeof handlers];
    const allowed = Object.keys(handlers).join(', ').replace('GET', 'GET, HEAD');
    if (!handler) throw new HttpError(405, 'Method not allowed', { Allow: allowed });
    await handler(context, ...(pattern.exec(path)?.slice(1) ?? []));
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof StorageError))
      console.error(`Passes: ${String(error)}`);
    const { status, message, headers } =
      error instanceof HttpError ? error : new HttpError(503, 'Not now', { 'Retry-After': 10 });
    const type = { 'Content-Type': 'text/plain; charset=utf-8' };
    sendResponse(context, status, `${message}\n`, { ...type, ...headers });
  }
}
