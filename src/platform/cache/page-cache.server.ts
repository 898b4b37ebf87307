import { createHash } from 'node:crypto';
import type { PictureType } from '#platform/addresses/page-picture.ts';
import type { Numbers } from '#platform/i18n/numbers.ts';
import {
  compressQuickly,
  compressThoroughly,
  type Encoding,
  SMALLEST_WORTH_COMPRESSING,
} from './content-encoding.server.ts';

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
  readonly until: number;
}

export interface MadeAnswer extends Pick<CachedAnswer, 'status' | 'headers' | 'plain'> {
  /** What tells two versions apart: the nonce, which is new at every making, is not part of it. */
  readonly essence: string;
  /** Milliseconds, where it is not the usual time. */
  readonly cacheMs?: number;
}

export interface CacheKey {
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

const CACHE_MS = 60_000;
const MOST_BYTES = 128 * 1024 * 1024;
/** One answer must not drive many others out. */
const LARGEST = MOST_BYTES / 64;

/** Answers that everyone of a viewer kind is shown, until the content changes, a minute passes or the room is full. */
export class PageCache {
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #underway = new Map<string, Promise<CachedAnswer>>();
  #bytes = 0;
  #generation = 0;

  find(key: string, now: number): CachedAnswer | undefined {
    const found = this.#answers.get(key);
    if (!found || found.until > now) return found;
    this.#drop(key, found);
    return undefined;
  }

  /** Makes the answer once, however many request it at the same time. */
  async findOrMake(key: string, now: number, make: () => Promise<MadeAnswer>): Promise<CachedAnswer> {
    const found = this.find(key, now) ?? this.#underway.get(key);
    if (found) return found;
    const generation = this.#generation;
    const making = make()
      .then((made) => {
        const answer = toCached(made, now);
        // Content that changed while this was being made would be cached as it was.
        const isCurrent = generation === this.#generation && this.#underway.get(key) === making;
        if (isCurrent && made.status === 200 && made.plain.length < LARGEST) this.#keep(key, answer);
        return answer;
      })
      .finally(() => this.#underway.get(key) === making && this.#underway.delete(key));
    this.#underway.set(key, making);
    return making;
  }

  forgetAll(): void {
    this.#generation++;
    this.#answers.clear();
    this.#underway.clear();
    this.#bytes = 0;
  }

  /** Forgets the pages, their data and their pictures at some addresses; paths are without the language. */
  forgetAt(isMeant: (path: string) => boolean): void {
    for (const [key, answer] of this.#answers) if (isMeant(pathIn(key))) this.#drop(key, answer);
    for (const key of this.#underway.keys()) if (isMeant(pathIn(key))) this.#underway.delete(key);
  }

  get bytes(): number {
    return this.#bytes;
  }

  #keep(key: string, answer: CachedAnswer): void {
    // Room for the plain and the compressed forms together; the oldest leaves first.
    this.#bytes += answer.plain.length * 2;
    this.#answers.set(key, answer);
    for (const [oldest, its] of this.#answers) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#drop(oldest, its);
    }
  }

  #drop(key: string, answer: CachedAnswer): void {
    if (this.#answers.delete(key)) this.#bytes -= answer.plain.length * 2;
  }
}

function toCached({ essence, cacheMs = CACHE_MS, ...made }: MadeAnswer, now: number): CachedAnswer {
  return {
    ...made,
    etag: etagOf(essence),
    encoded: new Map(),
    encoding: new Map(),
    requests: 0,
    until: now + cacheMs,
  };
}

/** `If-None-Match` may list several, and compares weakly. */
export function isKnown(cached: CachedAnswer, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(',').map((etag) => etag.trim());
  return known.includes('*') || known.some((etag) => etag === cached.etag || `W/${etag}` === cached.etag);
}

export function cacheKeyOf(key: CacheKey): string {
  const { viewer, brand, language, prefix, format, numbers, path, query } = key;
  return [viewer, brand, language, prefix, format, numbers, path, query].join('\n');
}

const PATH_INDEX = 6;

const pathIn = (key: string): string => key.split('\n', PATH_INDEX + 1)[PATH_INDEX] ?? '';

/** Of a call: its body shows what is requested, the way it was sent. */
export function callKeyOf(
  { path, language, brand, prefix }: Pick<CacheKey, 'path' | 'language' | 'brand' | 'prefix'>,
  { viewer, numbers, body }: Pick<CacheKey, 'viewer' | 'numbers'> & { readonly body: string },
): string {
  return cacheKeyOf({
    path: `POST ${path}`,
    language,
    brand,
    prefix,
    viewer,
    format: 'json',
    numbers,
    query: body,
  });
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
