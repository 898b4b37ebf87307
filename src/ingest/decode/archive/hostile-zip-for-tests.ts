import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

export interface HostileEntry {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory says instead of the truth. */
  readonly bytes?: number;
  readonly isEncrypted?: boolean;
  readonly method?: number;
}

/** An archive of deflated entries whose directory may lie. */
export function hostileZip(entries: readonly HostileEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, bytes = content.length, isEncrypted = false, method = 8 } of entries) {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const path = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes, 18);
    head.writeUInt16LE(path.length, 22);
    files.push(Buffer.from([0x50, 0x4b, 3, 4]), head, path, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), head, tail, path);
    offset += 30 + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}
