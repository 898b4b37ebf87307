import type { FastifyInstance } from 'fastify';
import { cachedEncoding } from '#platform/cache/content-encoding.server.ts';
import { encodedForm, isKnown, toCached } from '#platform/cache/page-cache.server.ts';

const HEADERS = {
  'cache-control': 'public, max-age=300',
  'content-type': 'application/json; charset=utf-8',
  vary: 'Accept-Encoding',
};

/** Data that never change while the process runs: written and compressed once for all clients. */
export function mountPrepared(app: FastifyInstance, path: string, data: object): void {
  const text = JSON.stringify(data);
  const prepared = toCached({
    status: 200,
    headers: HEADERS,
    plain: Buffer.from(text),
    essenceOf: () => text,
  });
  app.get(path, async ({ headers }, reply) => {
    reply.headers(HEADERS).header('etag', prepared.etag);
    if (isKnown(prepared, headers['if-none-match'])) return reply.status(304).send();
    const { bytes, encoding } = await encodedForm(prepared, cachedEncoding(headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
}
