import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANONYMOUS, viewerKey } from '#domain/access/viewer.ts';
import { SESSION_COOKIE } from '#foundation/session/sessions.server.ts';
import { locate } from './address.ts';
import { keptEncoding, SMALLEST_WORTH_COMPRESSING } from './content-encoding.server.ts';
import { cachedAnswers } from './metrics.server.ts';
import { isPublic } from './mount-page.server.ts';
import { cacheKeyOf } from './page-cache.server.ts';
import type { Services } from './services.server.ts';

const ANONYMOUS_KEY = viewerKey(ANONYMOUS);

/**
 * The short way for the most common request: a public page, asked without a session and without a query.
 * Only bytes that were made for an anonymous viewer can be found under the key that is built here.
 */
export function answerFromCache(services: Services) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/', headers } = request;
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      url.includes('?') ||
      headers.cookie?.includes(SESSION_COOKIE)
    )
      return false;

    const place = locate(services.config, headers.host?.toLowerCase(), url);
    if (place.redirect) return false;
    const { path, language, brand } = place;
    const key = cacheKeyOf({ path, language, brand, viewer: ANONYMOUS_KEY, format: 'html', query: '' });
    const kept = services.pageCache.find(key, services.clock().getTime());
    if (!kept || !isPublic(kept)) return false;

    const encoding =
      kept.plain.length < SMALLEST_WORTH_COMPRESSING ? 'identity' : keptEncoding(headers['accept-encoding']);
    const bytes = encoding === 'identity' ? kept.plain : kept.encoded.get(encoding);
    if (!bytes) return false;

    cachedAnswers.inc();
    const isKnown = headers['if-none-match'] === kept.etag;
    response.writeHead(isKnown ? 304 : kept.status, {
      ...kept.headers,
      etag: kept.etag,
      ...(!isKnown && { 'content-length': bytes.length }),
      ...(!isKnown && encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(isKnown || method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
