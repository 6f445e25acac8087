import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PassDesign } from '../../src/pass/design.ts';

const version = 1;
const macLength = 9;
const headerLength = 11;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export interface IssuedPass {
  design: PassDesign;
  /** Unix time in seconds. */
  issuedAt: number;
}

/**
 * The serial number contains the whole pass (vertical, color, time, two random bytes and the name),
 * authenticated with HMAC-SHA-256. Any server with the same secret can decode it, so nothing is stored.
 *
 * @param verticals IDs of all verticals. A serial number stores the index, so the list is part of the HMAC.
 */
export function createSerialCodec(secret: string, verticals: readonly string[]) {
  const mac = (body: Buffer) =>
    createHmac('sha256', secret)
      .update(`serial\0${verticals.join()}\0`)
      .update(body)
      .digest()
      .subarray(0, macLength);

  return {
    encode({ design, issuedAt }: IssuedPass): string {
      const header = Buffer.alloc(headerLength);
      header.writeUInt8(version);
      header.writeUInt8(verticals.indexOf(design.vertical), 1);
      header.write(design.color.slice(1), 2, 'hex');
      header.writeUInt32BE(issuedAt, 5);
      randomBytes(2).copy(header, 9);
      const body = Buffer.concat([header, Buffer.from(design.name)]);
      return Buffer.concat([body, mac(body)]).toString('base64url');
    },

    /** @returns undefined if the serial number was not issued with this secret */
    decode(serial: string): IssuedPass | undefined {
      const bytes = Buffer.from(serial, 'base64url');
      // The decoder ignores unused bits and invalid characters; only the canonical form is accepted.
      if (bytes.length < headerLength + macLength || bytes.toString('base64url') !== serial) return;
      const body = bytes.subarray(0, -macLength);
      if (!timingSafeEqual(mac(body), bytes.subarray(-macLength))) return;
      const vertical = verticals[body.readUInt8(1)];
      if (body.readUInt8() !== version || vertical === undefined) return;
      const color = `#${body.toString('hex', 2, 5)}`;
      const name = utf8.decode(body.subarray(headerLength));
      return { design: { vertical, name, color }, issuedAt: body.readUInt32BE(5) };
    },
  };
}

/** What a token of a pass allows: a phone to fetch updates, or a page to send changes. */
export type TokenPurpose = 'update' | 'control';

export const createToken = (secret: string, purpose: TokenPurpose, serial: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${serial}`).digest('base64url');

export function isAuthorized(header: string | undefined, expected: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
