import { crc32 } from 'node:zlib';

/** 1 January 1980: the format requires a date. */
const date = 0x21;
const utf8Names = 0x800;

/** A ZIP archive of uncompressed files, because the images are compressed already. */
export function zip(files: Record<string, Uint8Array>): Buffer {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(files)) {
    const nameBytes = Buffer.from(name);
    // The fields that both headers have.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    locals.push(Buffer.from('PK\x03\x04'), common, nameBytes, data);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, nameBytes);
    offset += 30 + nameBytes.length + data.length;
  }
  const end = Buffer.alloc(22);
  const count = Object.keys(files).length;
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
