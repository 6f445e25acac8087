import type { Push, Store } from './store.ts';

const batchSize = 40;
/** A push that is not finished by then is sent again, by this or another server. */
const leaseMilliseconds = 10_000;
const interval = 1000;
const maxBackoff = 300_000;

/** Sends the pushes of the store. They survive the end of the process, and are sent at least once. */
export class Outbox {
  readonly #store: Store;
  readonly #send: (push: Push) => Promise<void>;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #isSending: Promise<void> | undefined;
  #hasMore = false;
  #lastProblem = '';

  /** @param now current time in milliseconds */
  constructor(store: Store, send: (push: Push) => Promise<void>, now: () => number) {
    this.#store = store;
    this.#send = send;
    this.#now = now;
    // Finds pushes that are due again, and those of a server that has ended.
    this.#timer = setInterval(() => this.wake(), interval).unref();
  }

  /** Sends all pushes that are due. */
  wake() {
    this.#hasMore = true;
    this.#isSending ??= this.#sendAll()
      .catch((error) => this.#report(error))
      .finally(() => {
        this.#isSending = undefined;
      });
  }

  async close() {
    clearInterval(this.#timer);
    await this.#isSending;
  }

  async #sendAll() {
    while (this.#hasMore) {
      this.#hasMore = false;
      const now = this.#now();
      const pushes = await this.#store.claim(batchSize, now, now + leaseMilliseconds);
      if (pushes.length === batchSize) this.#hasMore = true;
      await Promise.all(pushes.map((push) => this.#sendOne(push)));
    }
  }

  async #sendOne(push: Push) {
    try {
      if (this.#now() < push.until * 1000) await this.#send(push);
      await this.#store.finish(push.id);
      this.#lastProblem = '';
    } catch (error) {
      this.#report(error);
      const backoff = Math.min(1000 * 2 ** push.attempts, maxBackoff);
      await this.#store.postpone(push.id, this.#now() + backoff);
    }
  }

  /** Logs a problem once, not for each phone. */
  #report(error: unknown) {
    const problem = String(error);
    if (problem !== this.#lastProblem) console.error(`Passes: a phone was not told. ${problem}`);
    this.#lastProblem = problem;
  }
}
