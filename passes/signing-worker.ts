/**
 * Worker thread that signs .pkpass archives. passkit-generator needs tens of milliseconds of CPU time
 * per pass, which would delay the responses of the main thread.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PKPass } from 'passkit-generator';
import type { AppleCertificates } from './apple.ts';
import { createTestCertificates } from './test-certificates.ts';

const liveCertificates = workerData as AppleCertificates | undefined;
const { root, pass, wwdr } = liveCertificates ?? createTestCertificates();
const certificates = { signerCert: pass.certificate, signerKey: pass.key, wwdr };
parentPort?.postMessage({ root });

parentPort?.on('message', ({ id, files }: { id: number; files: Record<string, Uint8Array> }) => {
  try {
    const buffers = Object.entries(files).map(([name, file]) => [name, Buffer.from(file)]);
    const archive = new PKPass(Object.fromEntries(buffers), certificates).getAsBuffer();
    parentPort?.postMessage({ id, archive });
  } catch (error) {
    // Only the error name: a message could contain the private key.
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.name : 'unknown' });
  }
});
