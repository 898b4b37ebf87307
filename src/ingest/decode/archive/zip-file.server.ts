import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Entry, fromFdPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { refuseOver } from '../refuse-over.ts';
import type { ArchiveEntry } from '../source.ts';
import { refuseRatio } from './unpacked-ratio.ts';

export interface ZipEntry extends ArchiveEntry {
  /** As the archive writes it: a label, never a path. */
  readonly path: string;
  readonly bytes: number;
  readonly isLink: boolean;
}

const [STORED, DEFLATED] = [0, 8];
/** File type bits of Unix in the upper half of the external attributes. */
const [TYPE_BITS, LINK_BITS] = [0xf000, 0xa000];

/** The files of an archive by its central directory. What it promises to unpack to is checked before anything is. */
export async function listZip(file: FileHandle, limits: DecodeLimits): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let [packed, unpacked] = [0, 0];
  await withZip(file, async (zip) => {
    refuseOver(limits, 'entries', zip.entryCount);
    for await (const entry of zip.eachEntry()) {
      const listed = toZipEntry(entry);
      packed += listed.packedBytes;
      unpacked += listed.bytes;
      refuseOver(limits, 'unpackedBytes', unpacked);
      refuseRatio(limits, packed, unpacked);
      if (!listed.path.endsWith('/')) entries.push(listed);
      refuseOver(limits, 'entries', entries.length);
    }
  });
  return entries;
}

/** The bytes of an entry; more than it promised end the stream with an error. */
export async function* readZipEntry(
  file: FileHandle,
  entry: ArchiveEntry,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  const zip = await opened(file);
  const stream = await guard(() => openStream(zip, entry, bytes));
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (error) {
    throw toRefusal(error);
  } finally {
    stream.destroy();
  }
}

/** With a callback: of 3.4.0, the form that returns a promise calls another function. */
async function openStream(zip: ZipFile, entry: ArchiveEntry, bytes: number): Promise<Readable> {
  const { packedBytes, isDeflated } = entry;
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(toEntry(entry), { minimal: true });
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  zip.openReadStreamLowLevel(
    fileDataStart,
    packedBytes,
    0,
    packedBytes,
    isDeflated,
    bytes,
    (error, stream) => (error ? reject(error) : resolve(stream)),
  );
  return promise;
}

async function withZip(file: FileHandle, run: (zip: ZipFile) => Promise<void>): Promise<void> {
  const zip = await opened(file);
  await guard(() => run(zip));
}

const opened = (file: FileHandle) =>
  guard(() => fromFdPromise(file.fd, { autoClose: false, decodeStrings: false }));

async function guard<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toRefusal(error);
  }
}

function toRefusal(error: unknown): DecodeRefusal {
  if (error instanceof DecodeRefusal) return error;
  const isEncrypted = error instanceof Error && error.message.startsWith('strong encryption');
  return new DecodeRefusal(isEncrypted ? 'encrypted' : 'bad_archive');
}

function toEntry({ headerAt, packedBytes }: ArchiveEntry): Entry {
  return Object.assign(new Entry(), { relativeOffsetOfLocalHeader: headerAt, compressedSize: packedBytes });
}

function toZipEntry(entry: Entry): ZipEntry {
  const path = nameOf(entry);
  if (entry.isEncrypted()) throw new DecodeRefusal('encrypted', { name: path });
  const method = entry.compressionMethod;
  if (method !== STORED && method !== DEFLATED)
    throw new DecodeRefusal('unsupported_codec', { codec: `zip ${method}` });
  return {
    path,
    bytes: entry.uncompressedSize,
    headerAt: entry.relativeOffsetOfLocalHeader,
    packedBytes: entry.compressedSize,
    isDeflated: method === DEFLATED,
    isLink: ((entry.externalFileAttributes >>> 16) & TYPE_BITS) === LINK_BITS,
  };
}

/** Many programs write UTF-8 without saying so. */
function nameOf(entry: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(entry.fileNameRaw).replaceAll('\\', '/');
  } catch {
    return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  }
}
