import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { refuseOver } from '../refuse-over.ts';
import { refuseRatio } from './unpacked-ratio.ts';

const CHUNK_BYTES = 131_072;

/** Unpacked bytes, counted while they come. */
export async function* gunzip(
  packed: AsyncIterable<Uint8Array>,
  limits: DecodeLimits,
): AsyncGenerator<Uint8Array> {
  const source = Readable.from(packed, { objectMode: false });
  const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
  // An error of the source has to reach the reader, and `pipe` does not carry it.
  source.on('error', (error) => unzip.destroy(error));
  let bytes = 0;
  try {
    for await (const chunk of source.pipe(unzip)) {
      bytes += (chunk as Uint8Array).length;
      refuseOver(limits, 'unpackedBytes', bytes);
      refuseRatio(limits, unzip.bytesWritten, bytes);
      yield chunk as Uint8Array;
    }
  } catch (error) {
    throw error instanceof DecodeRefusal ? error : new DecodeRefusal('bad_archive');
  } finally {
    source.destroy();
    unzip.destroy();
  }
}
