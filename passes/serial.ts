import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Design } from './design.ts';

const version = 1;
const sealLength = 9;
const headLength = 11;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** A design, and when it became a pass, in seconds. */
export interface Issued {
  design: Design;
  at: number;
}

/**
 * The serial number is the pass: use, color, time, a little chance and the name, sealed. Any machine
 * with the same secret can read it, nobody without it can write one, and nothing is stored.
 *
 * @param uses A use is told by its place in this list, so the seal holds for no other list.
 */
export function serialsWith(secret: string, uses: readonly string[]) {
  const seal = (body: Buffer) =>
    createHmac('sha256', secret)
      .update(`serial\0${uses.join()}\0`)
      .update(body)
      .digest()
      .subarray(0, sealLength);

  return {
    write({ design, at }: Issued): string {
      const head = Buffer.alloc(headLength);
      head.writeUInt8(version);
      head.writeUInt8(uses.indexOf(design.use), 1);
      head.write(design.color.slice(1), 2, 'hex');
      head.writeUInt32BE(at, 5);
      randomBytes(2).copy(head, 9);
      const body = Buffer.concat([head, Buffer.from(design.name)]);
      return Buffer.concat([body, seal(body)]).toString('base64url');
    },

    read(serial: string): Issued | undefined {
      const all = Buffer.from(serial, 'base64url');
      // Some characters could be written otherwise and mean the same: one pass has one serial.
      if (all.length < headLength + sealLength || all.toString('base64url') !== serial) return;
      const body = all.subarray(0, -sealLength);
      if (!timingSafeEqual(seal(body), all.subarray(-sealLength))) return;
      const use = uses[body.readUInt8(1)];
      if (body.readUInt8() !== version || use === undefined) return;
      const color = `#${body.toString('hex', 2, 5)}`;
      const name = decoder.decode(body.subarray(headLength));
      return { design: { use, name, color }, at: body.readUInt32BE(5) };
    },
  };
}
