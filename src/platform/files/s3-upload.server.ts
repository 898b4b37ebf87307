import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type RequestS3, readS3Code, refusedByS3 } from './s3-requests.server.ts';

/** At most 10,000 parts: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** Uploads a file in parts, so that it is never whole in memory. */
export async function uploadFile(ask: RequestS3, key: string, path: string): Promise<void> {
  const upload = { uploadId: await begin(ask, key) };
  try {
    const parts: string[] = [];
    for await (const content of partsOf(path)) {
      const number = parts.length + 1;
      const etag = await sendPart(ask, key, { partNumber: String(number), ...upload }, content);
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const response = await ask({ method: 'POST', key, query: upload, ...signed(body) });
    // A fault may come after the status has been sent.
    const code = await readS3Code(response);
    if (!response.ok || code !== '') throw refusedByS3('POST', response.status, code);
  } catch (error) {
    await ask({ method: 'DELETE', key, query: upload }).catch(() => undefined);
    throw error;
  }
}

async function begin(ask: RequestS3, key: string): Promise<string> {
  const response = await ask({ method: 'POST', key, query: { uploads: '' }, ...signed(Buffer.alloc(0)) });
  if (!response.ok) throw refusedByS3('POST', response.status, await readS3Code(response));
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await response.text())?.[1];
  if (id === undefined) throw refusedByS3('POST', response.status, 'NoUploadId');
  return id;
}

async function sendPart(
  ask: RequestS3,
  key: string,
  query: Readonly<Record<string, string>>,
  content: Buffer,
): Promise<string> {
  const response = await ask({ method: 'PUT', key, query, ...signed(content) });
  const code = await readS3Code(response);
  const etag = response.headers.get('etag');
  if (!response.ok || etag === null) throw refusedByS3('PUT', response.status, code);
  return etag;
}

const signed = (content: Buffer) => ({
  headers: { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') },
  body: new Uint8Array(content),
});

async function* partsOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (;;) {
      const part = Buffer.alloc(PART_BYTES);
      const { bytesRead } = await file.read(part, 0, PART_BYTES);
      if (bytesRead === 0) return;
      yield part.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
