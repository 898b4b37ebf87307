import { crc32, inflateRawSync } from 'node:zlib';

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];

/** What a ZIP archive holds, by its central directory: name → content. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('no ZIP archive');
  const parts = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === ENTRY) {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, note] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(from, from + packed);
    parts.set(
      archive.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      method === 0 ? content : inflateRawSync(content),
    );
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0);
  }
  return parts;
}

/** An archive of these parts, stored as they are. */
export function zip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of parts) {
    const path = Buffer.from(name);
    const sizes = Buffer.alloc(20);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt32LE(crc32(content), 10);
    sizes.writeUInt32LE(content.length, 14);
    const tail = Buffer.alloc(12);
    tail.writeUInt32LE(content.length, 0);
    tail.writeUInt16LE(path.length, 4);
    const head = Buffer.concat([sizes.subarray(0, 18), tail.subarray(0, 8)]);
    files.push(mark(LOCAL), head, path, content);
    const header = Buffer.alloc(14);
    header.writeUInt32LE(offset, 10);
    directory.push(mark(ENTRY), Buffer.from([20, 0]), head, header, path);
    offset += 30 + path.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.size, 4);
  end.writeUInt16LE(parts.size, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, mark(END), end]);
}

function mark(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
