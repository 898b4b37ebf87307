import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageTag } from '#domain/languages/languages.ts';
import {
  cachedEncoding,
  compressQuickly,
  quickEncoding,
  SMALLEST_WORTH_COMPRESSING,
} from '#platform/cache/content-encoding.server.ts';
import {
  type CachedAnswer,
  countRequest,
  encodedForm,
  isKnown,
  type MadeAnswer,
} from '#platform/cache/page-cache.server.ts';

const PUBLIC = 'public, max-age=0, must-revalidate';
export const PRIVATE = 'private, no-store';

/** What only some may see is never cached by a browser or a proxy, so it has nothing to ask again for. */
export const isPublic = (answer: MadeAnswer | CachedAnswer): boolean =>
  answer.headers['cache-control'] === PUBLIC;

export function pageHeaders(
  reply: FastifyReply,
  { format, isPrivate, language }: { format: 'html' | 'json'; isPrivate: boolean; language: Language },
): Record<string, string> {
  return {
    ...lastingHeaders(reply),
    'content-type': format === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-language': languageTag(language),
    vary: 'Accept-Encoding, Cookie, Origin',
    'cache-control': isPrivate ? PRIVATE : PUBLIC,
  };
}

/** What was set for every answer alike. */
export function lastingHeaders(reply: FastifyReply): Record<string, string> {
  const { 'x-request-id': _, ...set } = reply.getHeaders();
  // Who may read an answer from another host is said to each caller anew: the next one is somebody else.
  const lasting = Object.entries(set).filter(([name]) => !name.startsWith('access-control-'));
  return Object.fromEntries(lasting) as Record<string, string>;
}

/** The headers of "not modified": the policy stays that of the page which the browser has, with its nonce. */
export function unchangedHeaders({ headers, etag }: CachedAnswer): Record<string, string> {
  const { 'content-security-policy': _, ...rest } = headers;
  return { ...rest, etag };
}

export async function sendCached(cached: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
  if (isPublic(cached) && isKnown(cached, request.headers['if-none-match'])) {
    reply.removeHeader('content-security-policy');
    return reply.status(304).headers(unchangedHeaders(cached)).send();
  }
  reply.headers(cached.headers);
  if (isPublic(cached)) reply.header('etag', cached.etag);
  const { bytes, encoding } = await encodedForm(cached, cachedEncoding(request.headers['accept-encoding']));
  countRequest(cached, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(cached.status).send(bytes);
}

/** For an answer that nobody else will get. */
export async function sendOnce(made: MadeAnswer, request: FastifyRequest, reply: FastifyReply) {
  const isSmall = made.plain.length < SMALLEST_WORTH_COMPRESSING;
  const encoding = isSmall ? 'identity' : quickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .status(made.status)
    .headers(made.headers)
    .send(await compressQuickly(made.plain, encoding));
}
