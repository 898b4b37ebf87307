import { crc32 } from 'node:zlib';

/** 1 January 1980, the first day that the format knows: a file must not change with the day it was made on. */
const ZIP_DATE = 0x21;

/** A zip archive of one file, stored as it is. */
export function writeZip(name: string, content: Uint8Array): Uint8Array {
  const nameBytes = Buffer.from(name, 'utf8');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x0800, 2);
  common.writeUInt16LE(ZIP_DATE, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.byteLength, 14);
  common.writeUInt32LE(content.byteLength, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, content]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

const RAR_SIGNATURE = Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1');
const BLOCK = { main: 1, file: 2, end: 5 };
const HAS_DATA = 2;
const HAS_CRC = 4;
const MADE_ON_UNIX = 1;

/** A rar archive (version 5) of one file, stored as it is. */
export function writeRar(name: string, content: Uint8Array): Uint8Array {
  const nameBytes = Buffer.from(name, 'utf8');
  const size = varint(content.byteLength);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(content));
  const file = Buffer.concat([
    size,
    varint(HAS_CRC),
    size,
    varint(0o644),
    checksum,
    varint(0),
    varint(MADE_ON_UNIX),
    varint(nameBytes.length),
    nameBytes,
  ]);
  return Buffer.concat([
    RAR_SIGNATURE,
    rarBlock(BLOCK.main, 0, varint(0)),
    rarBlock(BLOCK.file, HAS_DATA, file),
    content,
    rarBlock(BLOCK.end, 0, varint(0)),
  ]);
}

/** A checksum of what follows, its length, and then the header itself. */
function rarBlock(type: number, flags: number, fields: Uint8Array): Buffer {
  const header = Buffer.concat([varint(type), varint(flags), fields]);
  const counted = Buffer.concat([varint(header.length), header]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(counted));
  return Buffer.concat([checksum, counted]);
}

/** Seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  do {
    bytes.push((left & 0x7f) | (left > 0x7f ? 0x80 : 0));
    left >>>= 7;
  } while (left > 0);
  return Buffer.from(bytes);
}
