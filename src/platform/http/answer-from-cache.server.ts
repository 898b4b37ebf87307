import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANONYMOUS, viewerKey } from '#domain/access/viewer.ts';
import { locate } from '#platform/addresses/address.ts';
import {
  cachedEncoding,
  type Encoding,
  quickEncoding,
  SMALLEST_WORTH_COMPRESSING,
} from '#platform/cache/content-encoding.server.ts';
import { type CachedAnswer, callKeyOf, countRequest, isKnown } from '#platform/cache/page-cache.server.ts';
import { lookIn } from '#platform/look/look.ts';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { cachedAnswers } from './metrics.server.ts';
import { isPublic, unchangedHeaders } from './send-page.server.ts';
import type { HttpServices } from './services.server.ts';

const ANONYMOUS_KEY = viewerKey(ANONYMOUS);

/**
 * The short way for the most common request: a public page, requested without a session and without a query.
 * Only bytes that were made for an anonymous viewer can be found under the key that is built here.
 */
export function answerFromCache(services: HttpServices, cachedCalls: readonly string[] = []) {
  const answerCall = answerCallFromCache(services, cachedCalls);
  return (request: IncomingMessage, response: ServerResponse, passOn: () => void): boolean => {
    if (request.method === 'POST') return answerCall(request, response, passOn);
    const { method, url = '/', headers } = request;
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      url.includes('?') ||
      headers.cookie?.includes(SESSION_COOKIE)
    )
      return false;

    const siteAddress = locate(services.config, headers.host?.toLowerCase(), url);
    if (siteAddress.redirect) return false;
    const { path, language, brand, prefix } = siteAddress;
    const cached = services.pageCache.find({
      path,
      language,
      brand,
      prefix,
      viewer: ANONYMOUS_KEY,
      format: 'html',
      numbers: lookIn(headers.cookie).numbers,
      query: '',
    });
    if (!cached || !isPublic(cached)) return false;

    const encoding =
      cached.plain.length < SMALLEST_WORTH_COMPRESSING
        ? 'identity'
        : cachedEncoding(headers['accept-encoding']);
    const bytes = encoding === 'identity' ? cached.plain : cached.encoded.get(encoding);
    if (!bytes) return false;

    cachedAnswers.inc();
    countRequest(cached, encoding);
    if (isKnown(cached, headers['if-none-match'])) {
      response.writeHead(304, unchangedHeaders(cached)).end();
      return true;
    }
    response.writeHead(cached.status, wireHeaders(cached, encoding, bytes));
    response.end(method === 'HEAD' ? undefined : bytes);
    return true;
  };
}

/** Larger bodies request nothing that is cached. */
const LARGEST_BODY = 4_096;

/**
 * The same for calls whose answers are cached. Their body must be read first: where it was not answered before, or did not
 * come at once, it is put back and the request goes the long way.
 */
function answerCallFromCache(services: HttpServices, cachedCalls: readonly string[]) {
  const patterns = cachedCalls.map((path) => new RegExp(`${path.replace(/:\w+/g, '\\d+')}$`));
  return (request: IncomingMessage, response: ServerResponse, passOn: () => void): boolean => {
    const { url = '', headers } = request;
    const length = Number(headers['content-length']);
    if (!patterns.some((pattern) => pattern.test(url)) || !(length > 0 && length <= LARGEST_BODY))
      return false;
    if (headers.cookie?.includes(SESSION_COOKIE) || !isSameOrigin(headers)) return false;
    request.once('readable', () => {
      const body = request.read() as Buffer | null;
      const found = body?.length === length ? findCall(services, request, body.toString()) : undefined;
      if (found) {
        cachedAnswers.inc();
        response
          .writeHead(found.cached.status, wireHeaders(found.cached, found.encoding, found.bytes))
          .end(found.bytes);
        return;
      }
      if (body) request.unshift(body);
      passOn();
    });
    return true;
  };
}

/** Whoever sends a request from elsewhere is refused, or sent what else they may read, on the long way. */
function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin.slice(origin.indexOf('//') + 2) === host;
}

function findCall(services: HttpServices, { url = '', headers }: IncomingMessage, body: string) {
  const siteAddress = locate(services.config, headers.host?.toLowerCase(), url);
  if (siteAddress.redirect) return undefined;
  const { numbers } = lookIn(headers.cookie);
  const key = callKeyOf(siteAddress, { viewer: ANONYMOUS_KEY, numbers, body });
  const cached = services.pageCache.find(key);
  if (!cached) return undefined;
  const encoding =
    cached.plain.length < SMALLEST_WORTH_COMPRESSING ? 'identity' : quickEncoding(headers['accept-encoding']);
  const bytes = encoding === 'identity' ? cached.plain : cached.encoded.get(encoding);
  return bytes && { cached, encoding, bytes };
}

const written = new WeakMap<Buffer, string[]>();

/** Flat, as Node writes them, and made once for each form: putting them together took longer than sending the page. */
function wireHeaders(cached: CachedAnswer, encoding: Encoding, bytes: Buffer): string[] {
  const known = written.get(bytes);
  if (known) return known;
  const headers = {
    ...cached.headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    etag: cached.etag,
    'content-length': String(bytes.length),
  };
  const flat = Object.entries(headers).flat();
  written.set(bytes, flat);
  return flat;
}
