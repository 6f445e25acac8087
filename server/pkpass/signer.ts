import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { type AppleCertificates, type CmsSigner, createCmsSigner } from './cms.ts';

/** Uncompressed, because images are compressed already, and without the time of signing. */
const archive = { level: 0, mtime: new Date(1980, 0) } as const;

const sha1 = (file: Uint8Array) => createHash('sha1').update(file).digest('hex');

/** Signs .pkpass archives. */
export class Signer {
  readonly #certificates: () => Promise<AppleCertificates>;
  #signManifest: CmsSigner | undefined;

  constructor(certificates: () => Promise<AppleCertificates>) {
    this.#certificates = certificates;
  }

  async sign(files: Record<string, Buffer>): Promise<Buffer> {
    try {
      this.#signManifest ??= createCmsSigner(await this.#certificates());
      const hashes = Object.entries(files).map(([name, file]) => [name, sha1(file)]);
      const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
      const signature = this.#signManifest(manifest);
      return Buffer.from(zipSync({ ...files, 'manifest.json': manifest, signature }, archive));
    } catch (error) {
      // Only the error name: a message could contain the private key.
      throw new Error(`the pass could not be signed (${(error as Error).name})`);
    }
  }
}
