import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { centralDirectory, dataDescriptor, localHeader, type ZipEntry } from './zip-records.server.ts';

type Piece = Buffer<ArrayBuffer>;

export interface ZipPart {
  readonly name: string;
  readonly content: Iterable<Piece> | AsyncIterable<Piece>;
  /** Called for each chunk that has been packed. */
  readonly reuse?: (piece: Piece) => void;
}

/** Six times the time of level 1 makes a sheet a fifth smaller (docs/decisions/0011). */
const LEVEL = 1;
/** While one piece is written by this thread, two others may be packed by the threads of zlib. */
const PIECES_AT_ONCE = 3;
/** Packed pieces end on whole bytes without ending the content; this empty block does. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

const packWith = promisify(deflateRaw);
const pack = (piece: Buffer): Promise<Buffer> =>
  packWith(piece, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 65_536 });

/** A zip file that is never whole in memory: each part is read when those before it have been taken. */
export async function* zipStream(parts: AsyncIterable<ZipPart>, written: Date): AsyncGenerator<Buffer> {
  const entries: ZipEntry[] = [];
  let offset = 0;
  for await (const part of parts) {
    const name = Buffer.from(part.name);
    const header = localHeader(name, written);
    const sums = { crc: 0, packed: LAST_BLOCK.length, unpacked: 0 };
    yield header;
    for await (const piece of packInOrder(part, sums)) {
      sums.packed += piece.length;
      yield piece;
    }
    const descriptor = dataDescriptor(sums);
    yield Buffer.concat([LAST_BLOCK, descriptor]);
    entries.push({ name, offset, ...sums });
    offset += header.length + sums.packed + descriptor.length;
  }
  yield centralDirectory(entries, offset, written);
}

/** Pieces are packed each by itself, several at once, and come out in their order. */
async function* packInOrder(
  { content, reuse }: ZipPart,
  sums: { crc: number; unpacked: number },
): AsyncGenerator<Buffer> {
  const waiting: Promise<Buffer>[] = [];
  const packPiece = async (piece: Piece) => {
    const packed = await pack(piece);
    reuse?.(piece);
    return packed;
  };
  for await (const piece of content) {
    sums.crc = crc32(piece, sums.crc);
    sums.unpacked += piece.length;
    waiting.push(packPiece(piece));
    if (waiting.length < PIECES_AT_ONCE) continue;
    const first = await waiting.shift();
    if (first) yield first;
  }
  for (const packed of waiting) yield await packed;
}
