import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageTag } from '#domain/languages/languages.ts';
import type { PictureType } from '#platform/addresses/page-picture.ts';
import { cachedEncoding } from '#platform/cache/content-encoding.server.ts';
import { type CachedAnswer, encodedForm, isKnown } from '#platform/cache/page-cache.server.ts';

const CONTENT_TYPES: Readonly<Record<PictureType, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
};

/** As long as a chart may lag behind; then its ETag shows whether it has changed. */
const MAX_AGE_SECONDS = 300;

export const pictureHeaders = (type: PictureType, language: Language): Record<string, string> => ({
  'content-type': CONTENT_TYPES[type],
  'content-language': languageTag(language),
  'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
  vary: 'Accept-Encoding',
  // Opened by itself it is a picture and nothing else; other sites may show it.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
});

export async function sendPicture(cached: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...cached.headers, etag: cached.etag });
  // Pages stay out of other sites' frames; a picture is meant for them.
  reply.removeHeader('x-frame-options');
  if (isKnown(cached, request.headers['if-none-match'])) return reply.status(304).send();
  const isText = cached.headers['content-type'] === CONTENT_TYPES.svg;
  const accepted = isText ? cachedEncoding(request.headers['accept-encoding']) : 'identity';
  const { bytes, encoding } = await encodedForm(cached, accepted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(cached.status).send(bytes);
}
