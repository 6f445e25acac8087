import { Worker } from 'node:worker_threads';
import type { Settings } from './settings.ts';

interface Waiting {
  done(bytes: Uint8Array): void;
  fail(error: Error): void;
}

/** Signs in a thread of its own, which is there from the first pass on. */
export class Signer {
  readonly #credentials: Settings['apple'];
  #thread: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #told = Promise.withResolvers<string>();

  constructor(credentials: Settings['apple']) {
    this.#credentials = credentials;
  }

  sign(files: Record<string, Buffer>): Promise<Uint8Array> {
    return new Promise((done, fail) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { done, fail });
      this.warmUp().postMessage({ id: this.#last, files });
    });
  }

  /** Reading the libraries takes longer than a signature: it may begin before there is one to make. */
  warmUp(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(new URL('./signing-worker.ts', import.meta.url), {
      workerData: this.#credentials,
    });
    this.#thread = thread;
    // A server that wants to end is not kept by it.
    thread.unref();
    thread.on('message', ({ id, bytes, problem, root }) => {
      if (root) this.#told.resolve(root);
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (bytes) waiting?.done(bytes);
      else waiting?.fail(new Error(`not signed (${problem})`));
    });
    // The next one has a new thread.
    const gone = () => {
      if (this.#thread === thread) this.#thread = undefined;
      for (const { fail } of this.#waiting.values()) fail(new Error('not signed (thread ended)'));
      this.#waiting.clear();
    };
    thread.on('error', gone).on('exit', gone);
    return thread;
  }

  /** Whom the signatures go back to: of a test authority nobody else can tell. */
  root(): Promise<string> {
    this.warmUp();
    return this.#told.promise;
  }

  async close() {
    await this.#thread?.terminate();
  }
}
