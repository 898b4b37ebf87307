import { createHash } from 'node:crypto';
import type { PictureType } from '#platform/addresses/page-picture.ts';
import type { Numbers } from '#platform/i18n/numbers.ts';
import type { Cache } from './cache.server.ts';
import type { Caches } from './caches.server.ts';
import {
  compressQuickly,
  compressThoroughly,
  type Encoding,
  SMALLEST_WORTH_COMPRESSING,
} from './content-encoding.server.ts';
import { dependsOn } from './depends-on.server.ts';

/** An answer as it goes out, cached with its compressed forms. */
export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Map<Encoding, Buffer>;
  /** Quick forms that are being made. */
  readonly encoding: Map<Encoding, Promise<Buffer>>;
  requests: number;
  /** Milliseconds, where it is not the usual time. */
  readonly cacheMs?: number;
}

export interface MadeAnswer extends Pick<CachedAnswer, 'status' | 'headers' | 'plain' | 'cacheMs'> {
  /** What tells two versions apart: the nonce, which is new at every making, is not part of it. */
  readonly essenceOf: () => string | Buffer;
}

export interface PageKey {
  readonly path: string;
  readonly language: string;
  /** Of the page's links: one language may have a prefix on one host and none on another. */
  readonly prefix: string;
  readonly brand: string;
  /** `viewerKey`: two viewers with different keys never share an entry. */
  readonly viewer: string;
  readonly format: 'html' | 'json' | PictureType;
  /** How numbers are written in it. */
  readonly numbers: Numbers;
  readonly query: string;
}

const MOST_BYTES = 128 * 1024 * 1024;
const LIMITS = { bytes: MOST_BYTES, entryBytes: MOST_BYTES / 32, ageMs: 60_000 };

/** Answers that everyone of a viewer kind is shown. */
export type PageCache = Cache<PageKey, CachedAnswer>;

export function createPageCache(caches: Caches): PageCache {
  return caches.create<PageKey, CachedAnswer>({
    name: 'pages',
    most: LIMITS,
    write: writePageKey,
    // Room for the plain and the compressed forms together.
    sizeOf: ({ plain }) => plain.length * 2,
    ageOf: ({ status, cacheMs = LIMITS.ageMs }) => (status === 200 ? cacheMs : 0),
  });
}

/** With `labels`, which every answer may show. */
export function readAnswer(
  cache: PageCache,
  key: PageKey,
  make: () => Promise<MadeAnswer>,
): Promise<CachedAnswer> {
  return cache.read(key, async () => {
    dependsOn('labels');
    return toCached(await make());
  });
}

export function toCached({ essenceOf, ...made }: MadeAnswer): CachedAnswer {
  return { ...made, etag: etagOf(essenceOf()), encoded: new Map(), encoding: new Map(), requests: 0 };
}

/** `If-None-Match` may list several, and compares weakly. */
export function isKnown(cached: CachedAnswer, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(',').map((etag) => etag.trim());
  return known.includes('*') || known.some((etag) => etag === cached.etag || `W/${etag}` === cached.etag);
}

/** None of them holds a line break but the last. */
export function writePageKey(key: PageKey): string {
  const { viewer, brand, language, prefix, format, numbers, path, query } = key;
  return [viewer, brand, language, prefix, format, numbers, path, query].join('\n');
}

/** Of a call: its body shows what is requested, the way it was sent. */
export function callKeyOf(
  { path, language, brand, prefix }: Pick<PageKey, 'path' | 'language' | 'brand' | 'prefix'>,
  { viewer, numbers, body }: Pick<PageKey, 'viewer' | 'numbers'> & { readonly body: string },
): PageKey {
  return { path: `POST ${path}`, language, brand, prefix, viewer, format: 'json', numbers, query: body };
}

/** The bytes in an encoding, made once for all concurrent requests. */
export async function encodedForm(
  answer: CachedAnswer,
  encoding: Encoding,
): Promise<{ bytes: Buffer; encoding: Encoding }> {
  if (encoding === 'identity' || answer.plain.length < SMALLEST_WORTH_COMPRESSING) {
    return { bytes: answer.plain, encoding: 'identity' };
  }
  const ready = answer.encoded.get(encoding);
  if (ready) return { bytes: ready, encoding };
  const making = answer.encoding.get(encoding) ?? compressQuickly(answer.plain, encoding);
  answer.encoding.set(encoding, making);
  const bytes = await making;
  if (!answer.encoded.has(encoding)) answer.encoded.set(encoding, bytes);
  return { bytes, encoding };
}

/** Brotli 11 takes many times as long as the quick form: worth it only for a page that is requested often. */
const POPULAR = 20;

/** A page that many request before it expires is worth a smaller form, which replaces the quick one. */
export function countRequest(answer: CachedAnswer, encoding: Encoding): void {
  answer.requests++;
  if (answer.requests !== POPULAR || encoding === 'identity') return;
  compressThoroughly(answer.plain, encoding).then(
    (small) => answer.encoded.set(encoding, small),
    () => undefined,
  );
}

function etagOf(text: string | Buffer): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}
