import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { PassesRequest, PassesResponse } from '../passes/http.ts';
import { closeMessage, type Ready, type RequestMessage } from './passes-messages.ts';

const deadlineMilliseconds = 4_000;
const maxWaitingRequests = 1_000;
const [restartMilliseconds, closeMilliseconds] = [1_000, 2_000];

const unavailable: PassesResponse = {
  status: 503,
  headers: { 'Retry-After': 10, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': 8 },
  body: 'Not now\n',
};

/**
 * Runs the pass service in a thread of its own, so that neither a locked database, a slow disk nor
 * signing delays a page. piscina was tried: it replaces the thread to cancel a task, and with it the
 * outbox and the connection to the database, which are to outlive every request.
 *
 * @param entry module that calls `answerRequests`
 * @returns undefined where passes are disabled
 * @throws if the service cannot be started, for example because the credentials are invalid
 */
export async function startPassesThread(entry: URL, workerData: unknown) {
  /** Undefined while the thread starts again. */
  let worker: Worker | undefined;
  let waiting = 0;
  let lastProblem = '';
  let isClosing = false;

  function report(problem: string) {
    if (problem !== lastProblem) console.error(`Passes: ${problem}`);
    lastProblem = problem;
  }

  async function start(): Promise<Ready> {
    const started = new Worker(entry, { workerData });
    const [ready] = (await once(started, 'message')) as [Ready];
    worker = started;
    worker.on('error', (error) => report(`the service stopped and starts again: ${error}`));
    worker.on('exit', () => {
      worker = undefined;
      if (!isClosing) setTimeout(restart, restartMilliseconds);
    });
    return ready;
  }

  function restart() {
    start().catch((error) => {
      report(`the service does not start: ${error}`);
      setTimeout(restart, restartMilliseconds);
    });
  }

  async function close() {
    isClosing = true;
    if (!worker) return;
    worker.postMessage(closeMessage);
    await Promise.race([once(worker, 'exit'), pause(closeMilliseconds)]);
  }

  /** Answers 503 if the thread does not answer in time, or ends. */
  async function handle(request: PassesRequest): Promise<PassesResponse> {
    if (!worker || waiting >= maxWaitingRequests) return unavailable;
    const { port1: answer, port2: reply } = new MessageChannel();
    const expiresAt = process.hrtime.bigint() + BigInt(deadlineMilliseconds * 1_000_000);
    const message: RequestMessage = { request, reply, expiresAt };
    worker.postMessage(message, [reply]);
    waiting += 1;
    const timeout = setTimeout(() => {
      report(
        `no answer in ${deadlineMilliseconds / 1000} s. Is the database locked, or the disk slow?`,
      );
      answer.close();
    }, deadlineMilliseconds);
    const response = await new Promise<PassesResponse | undefined>((resolve) => {
      // The port is also closed when the thread ends.
      answer.once('message', resolve).once('close', () => resolve(undefined));
    });
    clearTimeout(timeout);
    answer.close();
    waiting -= 1;
    if (response) lastProblem = '';
    return response ?? unavailable;
  }

  const ready = await start();
  if (!ready) await close();
  return ready && { ...ready, handle, close };
}
