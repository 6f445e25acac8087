/**
 * Signs packages, one after the other, beside the thread that answers: passkit-generator takes some
 * tens of milliseconds for one, and no page should wait for that.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PKPass } from 'passkit-generator';
import type { Settings } from './settings.ts';
import { createTestCertificates } from './test-certificates.ts';

const own = workerData as Settings['apple'];
const { root, pass, wwdr } = own ?? createTestCertificates();
const certificates = { signerCert: pass.certificate, signerKey: pass.key, wwdr };
parentPort?.postMessage({ root });

parentPort?.on('message', ({ id, files }: { id: number; files: Record<string, Uint8Array> }) => {
  try {
    const buffers = Object.entries(files).map(([name, file]) => [name, Buffer.from(file)]);
    const bytes = new PKPass(Object.fromEntries(buffers), certificates).getAsBuffer();
    parentPort?.postMessage({ id, bytes });
  } catch (error) {
    // Only what went wrong: the key is in this thread, and in no message.
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.name : 'unknown' });
  }
});
