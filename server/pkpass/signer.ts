import { createHash } from 'node:crypto';
import { type AppleCertificates, type CmsSigner, createCmsSigner } from './cms.ts';
import { zip } from './zip.ts';

const sha1 = (file: Uint8Array) => createHash('sha1').update(file).digest('hex');

/** Signs .pkpass archives one after the other, so that files of pages are read meanwhile. */
export class Signer {
  readonly #certificates: () => Promise<AppleCertificates>;
  #signManifest: CmsSigner | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(certificates: () => Promise<AppleCertificates>) {
    this.#certificates = certificates;
  }

  sign(files: Record<string, Buffer>): Promise<Buffer> {
    const archive = this.#last.then(() => this.#signNow(files));
    this.#last = archive.catch(() => {});
    return archive;
  }

  async #signNow(files: Record<string, Buffer>): Promise<Buffer> {
    try {
      this.#signManifest ??= createCmsSigner(await this.#certificates());
      const hashes = Object.entries(files).map(([name, file]) => [name, sha1(file)]);
      const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
      const signature = await this.#signManifest(manifest);
      return zip({ ...files, 'manifest.json': manifest, signature });
    } catch (error) {
      // Only the error name: a message could contain the private key.
      throw new Error(`the pass could not be signed (${(error as Error).name})`);
    }
  }
}
