import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '#platform/configuration/config.server.ts';
import { isMigrated } from '#platform/database/migrate.server.ts';
import { metrics, watch, watchCaches } from '#platform/http/metrics.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Services } from './services.server.ts';

/** What a balancer and a monitor ask. */
export function mountOperations(app: FastifyInstance, services: Services, isDraining: () => boolean): void {
  const { stores, caches, config, search, streams, livePrices } = services;
  watchCaches(caches);
  watch('basispoint_database_waiting', 'Queries that wait for a connection', () => stores.waiting());
  watch(
    'basispoint_search_documents',
    'Documents in the search index; 0: there is none yet',
    () => search.size,
  );
  watch('basispoint_search_bytes', 'Bytes that the search index holds', () => search.bytes);
  watch('basispoint_search_from_index', 'Searches that the index answered', () => search.answered.index);
  watch('basispoint_search_from_store', 'Searches that the store answered', () => search.answered.store);

  watch('basispoint_streams', 'Streams of events that are open', () => streams.size);
  watch('basispoint_live_listings', 'Listings whose prices are followed', () => livePrices.size);

  const readiness = rememberBriefly(services.clock, () => isMigrated(stores.primary).catch(() => false));
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.status(503).header('retry-after', 5).send({ status: 'draining' });
    const isReady = await readiness();
    if (!isReady) return reply.status(503).header('retry-after', 2).send({ status: 'database unavailable' });
    return reply.send({ status: 'ready' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw new Refusal('not_found');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics());
  });
}

const READINESS_MS = 500;

/** However often it is asked, the database hears of it twice a second. */
function rememberBriefly(clock: () => Date, ask: () => Promise<boolean>): () => Promise<boolean> {
  let last = { until: 0, answer: Promise.resolve(false) };
  return () => {
    const now = clock().getTime();
    if (now >= last.until) last = { until: now + READINESS_MS, answer: ask() };
    return last.answer;
  };
}

/** Without a token only where the site itself is for this machine: behind a proxy everyone comes from loopback. */
function mayReadMetrics(request: FastifyRequest, { metricsToken: token, publicOrigin }: Config): boolean {
  if (token === undefined) {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    return isLoopback(new URL(publicOrigin).hostname) && isLoopback(request.ip) && !isForwarded;
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
