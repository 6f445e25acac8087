import { Worker } from 'node:worker_threads';
import type { AppleCertificates } from './apple.ts';

interface PendingSignature {
  resolve(archive: Uint8Array): void;
  reject(error: Error): void;
}

/** Signs .pkpass archives in a worker thread, which starts with the first pass. */
export class Signer {
  readonly #certificates: AppleCertificates | undefined;
  #worker: Worker | undefined;
  #pending = new Map<number, PendingSignature>();
  #lastId = 0;
  #rootCertificate = Promise.withResolvers<string>();

  constructor(certificates: AppleCertificates | undefined) {
    this.#certificates = certificates;
  }

  sign(files: Record<string, Buffer>): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject });
      this.#ensureWorker().postMessage({ id: this.#lastId, files });
    });
  }

  /** Starts the worker ahead of time, because loading its libraries takes longer than a signature. */
  warmUp() {
    this.#ensureWorker();
  }

  /** The root of the test certificates. */
  rootCertificate(): Promise<string> {
    this.#ensureWorker();
    return this.#rootCertificate.promise;
  }

  async close() {
    await this.#worker?.terminate();
  }

  #ensureWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./signing-worker.ts', import.meta.url), {
      workerData: this.#certificates,
    });
    this.#worker = worker;
    // The worker must not keep the process alive.
    worker.unref();
    worker.on('message', ({ id, archive, problem, root }) => {
      if (root) this.#rootCertificate.resolve(root);
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (archive) pending?.resolve(archive);
      else pending?.reject(new Error(`the pass could not be signed (${problem})`));
    });
    // The next signature starts a new worker.
    const onEnd = () => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const { reject } of this.#pending.values())
        reject(new Error('the pass could not be signed (the signing worker ended)'));
      this.#pending.clear();
    };
    worker.on('error', onEnd).on('exit', onEnd);
    return worker;
  }
}
