import type { IncomingMessage, ServerResponse } from 'node:http';

export type Log = (line: string) => void;

export function logWhenDone(req: IncomingMessage, res: ServerResponse, log: Log) {
  const { method } = req;
  const url = req.url?.replace(/[^ -~]/g, '?');
  const start = performance.now();
  res.once('close', () => {
    // Not `writableFinished`: a visitor may hang up before the last write reports back.
    const outcome = res.writableEnded ? '' : ' (cut off)';
    const took = Math.round(performance.now() - start);
    log(`${new Date().toISOString()} ${method} ${url} ${res.statusCode} ${took} ms${outcome}`);
  });
}
