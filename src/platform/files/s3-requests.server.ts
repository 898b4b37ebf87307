import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Bucket } from '#platform/configuration/config-s3.server.ts';

export interface S3Patience {
  /** Until an answer begins. */
  readonly answerMs: number;
  /** Between two parts of a content. */
  readonly partMs: number;
  readonly tries: number;
  /** Doubled with each try. */
  readonly pauseMs: number;
}

export const S3_PATIENCE: S3Patience = { answerMs: 20_000, partMs: 30_000, tries: 4, pauseMs: 200 };

/** An upload may take its time. */
const SLOWEST_BYTES_A_MS = 100;

interface Requested {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal;
}

/** An answer of the store that is neither yes nor "there is no such content". Its text names no secret. */
export class S3Error extends Error {}

export type RequestS3 = (requested: Requested) => Promise<Response>;

/** Signed requests to one bucket. What may pass by itself (5xx, too many, no connection) is tried again. */
export function createS3Requests(bucket: S3Bucket, patience: S3Patience): RequestS3 {
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    service: 's3',
    region: bucket.region,
  });

  async function ask({ method, key, query, headers = {}, body, signal }: Requested): Promise<Response> {
    const request = await client.sign(addressOf(bucket, key, query), {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body }),
    });
    // After the signature, which would not survive a proxy that has a mind of its own about encodings.
    request.headers.set('accept-encoding', 'identity');
    const late = new AbortController();
    const limitMs = patience.answerMs + (body?.byteLength ?? 0) / SLOWEST_BYTES_A_MS;
    const timer = setTimeout(
      () => late.abort(new S3Error(`The store of files does not answer ${method}`)),
      limitMs,
    );
    try {
      return await fetch(request, { signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (requested) => {
    for (let tried = 1; ; tried++) {
      const isLast = tried >= patience.tries;
      try {
        const response = await ask(requested);
        if (isLast || !mayPass(response.status)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (isLast || requested.signal?.aborted) throw error;
      }
      await sleep(patience.pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
    }
  };
}

const mayPass = (status: number) => status >= 500 || status === 429;

function addressOf(
  { endpoint, bucket, addressing, prefix }: S3Bucket,
  key: string,
  query: Requested['query'] = {},
): string {
  const url = new URL(endpoint);
  if (addressing === 'host') url.host = `${bucket}.${url.host}`;
  url.pathname = addressing === 'host' ? `/${prefix}${key}` : `/${bucket}/${prefix}${key}`;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** What the store says in its XML: NoSuchKey, AccessDenied … */
export async function readS3Code(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

export const refusedByS3 = (method: string, status: number, code: string) =>
  new S3Error(`The store of files answered ${[status, code].join(' ').trim()} to ${method}`);
