import { Buffer } from 'node:buffer';

/** What is known of an entry once its content has gone out. */
export interface ZipEntry {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its local header stands. */
  readonly offset: number;
}

/** Sizes and checksum follow the content, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
const VERSION_64 = 45;
const MOST_32 = 0xffffffff;
const MOST_16 = 0xffff;

export function localHeader(name: Buffer, written: Date): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt32LE(dosTime(written), 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** Longer where a size needs it: the directory, which readers go by, says so too. */
export function dataDescriptor({ crc, packed, unpacked }: Omit<ZipEntry, 'name' | 'offset'>): Buffer {
  const isLong = packed > MOST_32 || unpacked > MOST_32;
  const descriptor = Buffer.alloc(isLong ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  if (isLong) {
    descriptor.writeBigUInt64LE(BigInt(packed), 8);
    descriptor.writeBigUInt64LE(BigInt(unpacked), 16);
  } else {
    descriptor.writeUInt32LE(packed, 8);
    descriptor.writeUInt32LE(unpacked, 12);
  }
  return descriptor;
}

/** The directory of all entries and the end of the file; with the records of zip64 only where a number needs them. */
export function centralDirectory(entries: readonly ZipEntry[], offset: number, written: Date): Buffer {
  const records = Buffer.concat(entries.map((entry) => directoryRecord(entry, written)));
  const needs64 = offset > MOST_32 || records.length > MOST_32 || entries.length > MOST_16;
  const end64 = needs64 ? endOf64(entries.length, records.length, offset) : Buffer.alloc(0);
  return Buffer.concat([records, end64, endOf(entries.length, records.length, offset)]);
}

function directoryRecord({ name, crc, packed, unpacked, offset }: ZipEntry, written: Date): Buffer {
  const long = [unpacked, packed, offset].filter((value) => value > MOST_32);
  const extra = Buffer.alloc(long.length > 0 ? 4 + 8 * long.length : 0);
  if (long.length > 0) {
    extra.writeUInt16LE(0x0001, 0);
    extra.writeUInt16LE(8 * long.length, 2);
    for (const [index, value] of long.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  }
  const version = long.length > 0 ? VERSION_64 : VERSION;
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(version, 4);
  record.writeUInt16LE(version, 6);
  record.writeUInt16LE(FLAGS, 8);
  record.writeUInt16LE(DEFLATED, 10);
  record.writeUInt32LE(dosTime(written), 12);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(Math.min(packed, MOST_32), 20);
  record.writeUInt32LE(Math.min(unpacked, MOST_32), 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(Math.min(offset, MOST_32), 42);
  return Buffer.concat([record, name, extra]);
}

function endOf64(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(VERSION_64, 12);
  end.writeUInt16LE(VERSION_64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(Math.min(length, MOST_32), 12);
  end.writeUInt32LE(Math.min(offset, MOST_32), 16);
  return end;
}

/** The date in the high, the time in the low half; the calendar of zip begins in 1980. */
function dosTime(written: Date): number {
  const year = Math.min(Math.max(written.getUTCFullYear() - 1980, 0), 127);
  const date = (year << 9) | ((written.getUTCMonth() + 1) << 5) | written.getUTCDate();
  const time =
    (written.getUTCHours() << 11) | (written.getUTCMinutes() << 5) | (written.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
