/** What the thread of the pass service and the thread that serves pages send to each other. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { PassesRequest, PassesResponse } from '../passes/http.ts';
import type { PassesService } from '../passes/service.ts';
import type { PassesSettings } from '../passes/settings.ts';

/** The first message of the thread; undefined where passes are disabled. */
export type Ready = Pick<PassesSettings, 'mode' | 'trustedProxies'> | undefined;

export interface RequestMessage {
  request: PassesRequest;
  /** Gets the PassesResponse. */
  reply: MessagePort;
  /** Time of the monotonic clock when the client gets 503 instead. */
  expiresAt: bigint;
}

export const closeMessage = 'close';

export type AnsweringService = Pick<PassesService, 'mode' | 'trustedProxies' | 'handle' | 'close'>;

/** Answers the messages of the thread that serves pages. */
export function answerRequests(service: AnsweringService | undefined) {
  parentPort?.on('message', async (message: RequestMessage | typeof closeMessage) => {
    if (message === closeMessage) {
      await service?.close();
      process.exit();
    }
    const { request, reply, expiresAt } = message;
    // After a lock, requests whose clients have got 503 must not delay those that still wait.
    if (process.hrtime.bigint() > expiresAt) return reply.close();
    const response: PassesResponse | undefined = await service?.handle(request);
    reply.postMessage(response);
  });
  const ready: Ready = service && { mode: service.mode, trustedProxies: service.trustedProxies };
  parentPort?.postMessage(ready);
}
