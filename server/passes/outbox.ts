import { setTimeout as pause } from 'node:timers/promises';
import { StorageError } from './storage-error.ts';
import type { Push, Store } from './store.ts';

/** Claimed in batches, but sent apart, because each phone then fetches its pass and pages wait for that. */
const [batchSize, pushInterval] = [8, 66];
/** A push that is not finished by then is sent again, by this or another server. */
const leaseMilliseconds = 10_000;
/** The next batch does not wait longer for an answer to this one. */
const batchMilliseconds = 2_000;
const [checkInterval, maxBackoff] = [1000, 300_000];

const rejectLater = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No answer')), leaseMilliseconds).unref();
  });

/**
 * Sends the pushes of the store. They survive the end of the process, and are sent at least once.
 * @param now current time in milliseconds
 */
export function startOutbox(store: Store, send: (push: Push) => Promise<void>, now: () => number) {
  let sending: Promise<void> | undefined;
  /** Those that wait for an answer. */
  const batches = new Set<Promise<void>>();
  let hasMore = false;
  let lastProblem = '';

  /** Logs a problem once, not for each phone. The store logs its own. */
  function report(error: unknown) {
    if (error instanceof StorageError) return;
    const problem = String(error);
    if (problem !== lastProblem) console.error(`Passes: a phone was not notified. ${problem}`);
    lastProblem = problem;
  }

  async function sendOne(push: Push) {
    try {
      if (now() < push.expiresAt * 1000) await Promise.race([send(push), rejectLater()]);
      await store.finish(push.id);
      lastProblem = '';
    } catch (error) {
      report(error);
      const backoff = Math.min(1000 * 2 ** push.attempts, maxBackoff);
      await store.postpone(push.id, now() + backoff);
    }
  }

  async function sendBatch() {
    const pushes = await store.claim(batchSize, now(), now() + leaseMilliseconds);
    hasMore ||= pushes.length === batchSize;
    await Promise.all(
      pushes.map((push, index) => pause(index * pushInterval).then(() => sendOne(push))),
    );
  }

  async function sendAll() {
    while (hasMore) {
      hasMore = false;
      const batch = sendBatch()
        .catch(report)
        .finally(() => batches.delete(batch));
      batches.add(batch);
      await Promise.race([batch, pause(batchMilliseconds, undefined, { ref: false })]);
    }
  }

  /** Sends all pushes that are due. */
  function wake() {
    hasMore = true;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  }

  // Finds pushes that are due again, and those of a server that has ended.
  const timer = setInterval(wake, checkInterval).unref();
  return {
    wake,
    async close() {
      clearInterval(timer);
      await sending;
      await Promise.all(batches);
    },
  };
}
