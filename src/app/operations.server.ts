import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '#foundation/config.server.ts';
import { isMigrated } from '#foundation/database/migrate.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { metrics, watch } from '#foundation/web/metrics.server.ts';
import type { Services } from '#foundation/web/services.server.ts';

/** What a balancer and a monitor ask. */
export function mountOperations(app: FastifyInstance, services: Services, isDraining: () => boolean): void {
  const { stores, pageCache, config } = services;
  watch('basispoint_page_cache_bytes', 'Bytes that the page cache holds', () => pageCache.bytes);
  watch('basispoint_database_waiting', 'Queries that wait for a connection', () => stores.waiting());

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.status(503).header('retry-after', 5).send({ status: 'draining' });
    const isReady = await isMigrated(stores.primary).catch(() => false);
    if (!isReady) return reply.status(503).header('retry-after', 2).send({ status: 'database unavailable' });
    return reply.send({ status: 'ready' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new Refusal('not_found');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics());
  });
}

/** On loopback without a token, elsewhere only with it. A forwarded request is never from loopback. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
