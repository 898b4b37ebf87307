import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { PassThrough, pipeline } from 'node:stream';
import type { S3Bucket } from '#platform/configuration/config-s3.server.ts';
import type { ByteRange, FileStore, StoredContent } from './file-store.ts';
import { readS3Content } from './s3-content.server.ts';
import {
  createS3Requests,
  readS3Code,
  refusedByS3,
  S3_PATIENCE,
  type S3Patience,
} from './s3-requests.server.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Contents in a bucket by their hash: Amazon's, or any that speaks its language. */
export function createS3FileStore(bucket: S3Bucket, patience: S3Patience = S3_PATIENCE): FileStore {
  const ask = createS3Requests(bucket, patience);

  async function isThere(key: string, size: number): Promise<boolean> {
    const response = await ask({ method: 'HEAD', key });
    return response.ok && Number(response.headers.get('content-length')) === size;
  }

  async function put(content: Uint8Array): Promise<StoredContent> {
    const stored = { sha256: createHash('sha256').update(content).digest('hex'), size: content.byteLength };
    const key = keyOf(stored.sha256);
    if (await isThere(key, stored.size)) return stored;
    const response = await ask({
      method: 'PUT',
      key,
      // Signed with the rest, so the store keeps these very bytes or none.
      headers: { 'x-amz-content-sha256': stored.sha256, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content),
    });
    const code = await readS3Code(response);
    if (!response.ok) throw refusedByS3('PUT', response.status, code);
    return stored;
  }

  return {
    name: 's3',
    put,
    // The signature is over the hash of the whole, which comes before its first byte.
    putStream: async (content, known) =>
      known && (await isThere(keyOf(known.sha256), known.size)) ? known : put(await collect(content)),
    async read(sha256, range) {
      const stop = new AbortController();
      const open = (part?: ByteRange) =>
        ask({
          method: 'GET',
          key: keyOf(sha256),
          signal: stop.signal,
          ...(part && { headers: { range: `bytes=${part.first}-${part.last}` } }),
        });
      const response = await open(range);
      if (response.status === 404) {
        const code = await readS3Code(response);
        // A bucket that is not there is no content that is not there.
        if (code === 'NoSuchKey' || code === '') return null;
        throw refusedByS3('GET', 404, code);
      }
      // Of its own, it closes at once when its reader leaves; what it comes from would wait for the store first.
      const stream = new PassThrough().once('close', () => stop.abort());
      pipeline(readS3Content({ response, range, open, stop, patience }), stream, () => undefined);
      return stream;
    },
    async remove(sha256) {
      const response = await ask({ method: 'DELETE', key: keyOf(sha256) });
      const code = await readS3Code(response);
      if (!response.ok && response.status !== 404) throw refusedByS3('DELETE', response.status, code);
    },
  };
}

async function collect(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Folders by the first letters, for whoever looks into the bucket. */
function keyOf(sha256: string): string {
  if (!HASH.test(sha256)) throw new Error('Not a SHA-256 hash');
  return `${sha256.slice(0, 2)}/${sha256}`;
}
