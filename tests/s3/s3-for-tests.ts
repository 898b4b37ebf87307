import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerUpload, isUpload, list } from './s3-uploads-for-tests.ts';
import { expectedSignature, readAuthorization, sha256 } from './sig-v4.ts';

export const KEY_ID = 'TESTKEYID';
export const SECRET = 'a secret/with+signs';
export const REGION = 'eu-test-1';

/** What the next requests meet, one each; after them all is well. */
export type Trouble = 'busy' | 'slow' | 'gone' | 'cut' | 'stall';

export interface S3ForTests {
  readonly endpoint: string;
  /** `/bucket/key` → content. */
  readonly objects: Map<string, Buffer>;
  readonly troubles: Trouble[];
  /** `GET /bucket/key bytes=0-1`. */
  readonly requests: string[];
  stop(): Promise<void>;
}

/** A small S3: it believes no signature that it has not computed itself, and it can be in every kind of trouble. */
export async function startS3({ bucket = 'papers' } = {}): Promise<S3ForTests> {
  const objects = new Map<string, Buffer>();
  const troubles: Trouble[] = [];
  const requests: string[] = [];
  const uploads = new Map<string, Buffer[]>();
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    requests.push([method, url, headers.range].filter(Boolean).join(' '));
    const trouble = troubles.shift();
    if (trouble === 'busy') return refuse(response, 503, 'SlowDown');
    if (trouble === 'gone') return void request.socket.destroy();
    if (trouble === 'slow') return;
    const body = await buffer(request);
    const why = findFault(request, body);
    if (why) return refuse(response, 403, why);
    if (!url.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    if (isUpload(method, url)) return answerUpload(response, { method, url, body, objects, uploads });
    if (method === 'GET' && url.includes('list-type=2')) return list(response, url, objects);
    if (method === 'DELETE') {
      objects.delete(url);
      return void response.writeHead(204).end();
    }
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
      objects.set(url, body);
      return void response.writeHead(200).end();
    }
    const content = objects.get(url);
    if (!content) return refuse(response, 404, 'NoSuchKey');
    send(response, { method, content, range: headers.range, trouble });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    troubles,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function findFault({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const { keyId, scope, signature } = readAuthorization(headers.authorization);
  const [path = '', query = ''] = url.split('?');
  const requested = { method, path, query, headers: headers as Record<string, string | undefined> };
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId';
  if (!scope.endsWith(`/${REGION}/s3/aws4_request`)) return 'AuthorizationHeaderMalformed';
  if (signature !== expectedSignature(requested, SECRET)) return 'SignatureDoesNotMatch';
  const promised = headers['x-amz-content-sha256'];
  return promised === 'UNSIGNED-PAYLOAD' || promised === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret words</Message></Error>`);
}

interface Sent {
  readonly method: string;
  readonly content: Buffer;
  readonly range: string | undefined;
  readonly trouble: Trouble | undefined;
}

function send(response: ServerResponse, { method, content, range, trouble }: Sent): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const part = range ? content.subarray(Number(first), Number(last) + 1) : content;
  response.writeHead(range ? 206 : 200, { 'content-length': part.length });
  if (method === 'HEAD') return void response.end();
  if (!trouble) return void response.end(part);
  response.write(part.subarray(0, Math.floor(part.length / 2)), () => {
    // What was written is sent first: then the connection ends before the content does.
    if (trouble === 'cut') response.socket?.end();
  });
}
