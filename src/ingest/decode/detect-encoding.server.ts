import { isUtf8 } from 'node:buffer';
import type { ByteSource } from './byte-source.server.ts';
import type { DecodeChoice } from './source.ts';
import {
  type DetectedEncoding,
  detectOneByte,
  findUnicode,
  type NotUtf8,
  refuseBinary,
  toEncoding,
} from './text/detect-encoding.ts';
import { improveGuess } from './text/encoding-by-letters.ts';
import { findDeclaredEncoding } from './xml/xml-events.ts';

const REPLACED = '\ufffd';

/**
 * The choice, a mark, the declaration of XML, UTF-8 where every byte of the file allows it, else one byte for each
 * letter or the pairs of Chinese and Japanese. The whole file is looked through once, so that no record is read twice when its last line is not UTF-8.
 */
export async function detectEncoding(
  bytes: ByteSource,
  head: Uint8Array,
  choice: DecodeChoice,
): Promise<DetectedEncoding> {
  if (choice.encoding !== undefined) return { encoding: toEncoding(choice.encoding) };
  const unicode = findUnicode(head);
  if (unicode !== null) return { encoding: unicode };
  const declared = findDeclaredEncoding(head);
  if (declared !== null) return { encoding: toEncoding(declared) };
  const found = await findNotUtf8(bytes.stream());
  if (found === null) return { encoding: 'utf-8' };
  refuseBinary(head);
  const near = Buffer.concat([head, found.around]);
  return { encoding: improveGuess(near, detectOneByte(near)), notUtf8: found.notUtf8 };
}

interface FoundByte {
  readonly notUtf8: NotUtf8;
  /** The letters near it, which may be the first of their kind in the file. */
  readonly around: Uint8Array;
}

async function findNotUtf8(chunks: AsyncIterable<Uint8Array>): Promise<FoundByte | null> {
  let rest: Uint8Array = new Uint8Array();
  let at = 0;
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = completeLength(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return { notUtf8: locate(bytes, at), around: bytes };
    rest = bytes.slice(end);
    at += end;
  }
  return isUtf8(rest) ? null : { notUtf8: locate(rest, at), around: rest };
}

/** Without a character at the end whose last bytes are in the next chunk. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The first byte that decoding replaces. */
function locate(bytes: Uint8Array, from: number): NotUtf8 {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  for (let found = text.indexOf(REPLACED); found >= 0; found = text.indexOf(REPLACED, found + 1)) {
    const at = Buffer.byteLength(text.slice(0, found));
    const isInFile = Buffer.from(bytes.subarray(at, at + 3)).toString() === REPLACED;
    if (!isInFile || found === text.length - 1) return { at: from + at, byte: bytes[at] ?? 0 };
  }
  return { at: from, byte: bytes[0] ?? 0 };
}
