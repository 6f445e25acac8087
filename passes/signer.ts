import { Worker } from 'node:worker_threads';
import type { AppleCertificates } from './apple.ts';

interface PendingSignature {
  resolve(archive: Uint8Array): void;
  reject(error: Error): void;
}

/** A worker with what was asked of it: when it ends, only that fails. */
interface SigningWorker {
  thread: Worker;
  pending: Map<number, PendingSignature>;
  rootCertificate: PromiseWithResolvers<string>;
}

/** Signs .pkpass archives in a worker thread, which starts when it is first needed. */
export class Signer {
  readonly #certificates: AppleCertificates | undefined;
  #worker: SigningWorker | undefined;
  #lastId = 0;

  constructor(certificates: AppleCertificates | undefined) {
    this.#certificates = certificates;
  }

  sign(files: Record<string, Buffer>): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const { thread, pending } = this.#ensureWorker();
      this.#lastId += 1;
      pending.set(this.#lastId, { resolve, reject });
      thread.postMessage({ id: this.#lastId, files });
    });
  }

  /** Starts the worker ahead of time, because loading its libraries takes longer than a signature. */
  warmUp() {
    this.#ensureWorker();
  }

  /** The root of the test certificates. */
  rootCertificate(): Promise<string> {
    return this.#ensureWorker().rootCertificate.promise;
  }

  async close() {
    await this.#worker?.thread.terminate();
  }

  #ensureWorker(): SigningWorker {
    if (this.#worker) return this.#worker;
    const thread = new Worker(new URL('./signing-worker.ts', import.meta.url), {
      workerData: this.#certificates,
    });
    const pending: SigningWorker['pending'] = new Map();
    const rootCertificate = Promise.withResolvers<string>();
    const worker = { thread, pending, rootCertificate };
    this.#worker = worker;
    // Often nobody asks for the root certificate, and then its rejection is no error.
    rootCertificate.promise.catch(() => {});
    // The worker must not keep the process alive.
    thread.unref();
    thread.on('message', ({ id, archive, problem, root }) => {
      if (root) rootCertificate.resolve(root);
      const signature = pending.get(id);
      pending.delete(id);
      if (archive) signature?.resolve(archive);
      else signature?.reject(new Error(`the pass could not be signed (${problem})`));
    });
    // The next signature starts a new worker.
    const onEnd = () => {
      if (this.#worker === worker) this.#worker = undefined;
      const error = new Error('the pass could not be signed (the signing worker ended)');
      for (const { reject } of [...pending.values(), rootCertificate]) reject(error);
      pending.clear();
    };
    thread.on('error', onEnd).on('exit', onEnd);
    return worker;
  }
}
