/** DER, the binary encoding of certificates and signatures. */

function encodeLength(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...encodeLength(body.length)]), body]);
}

export const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
export const set = (...parts: Uint8Array[]) => der(0x31, ...parts);
export const octets = (bytes: Uint8Array) => der(0x04, bytes);
export const integer = (...bytes: number[]) => der(0x02, Buffer.from(bytes));
export const context = (number: number, ...parts: Uint8Array[]) => der(0xa0 + number, ...parts);
export const nothing = der(0x05);
/** The bits of whole bytes. */
export const bits = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);
/** With a two-digit year, which is valid until 2049. */
export const utcTime = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

/** An object identifier such as 2.5.4.3. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const base128 = [number & 0x7f];
    for (let left = number >>> 7; left > 0; left >>>= 7) base128.unshift((left & 0x7f) | 0x80);
    return base128;
  });
  return der(0x06, Buffer.from(bytes));
}

/** The elements inside the element at the start of the bytes, each with its header. */
export function readElements(bytes: Buffer): Buffer[] {
  const [start, end] = bounds(bytes, 0);
  const elements: Buffer[] = [];
  for (let at = start; at < end; ) {
    const [, next] = bounds(bytes, at);
    elements.push(bytes.subarray(at, next));
    at = next;
  }
  return elements;
}

/** Where the content of the element at an offset starts and ends. */
function bounds(bytes: Buffer, at: number): [start: number, end: number] {
  const first = bytes.readUInt8(at + 1);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes);
  const start = at + 2 + lengthBytes;
  return [start, start + length];
}
