import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/configuration/config.server.ts';
import { isMigrated } from '#platform/database/migrate.server.ts';
import { metrics } from '#platform/http/metrics.server.ts';
import { isFromThisMachine } from '#platform/http/this-machine.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { rememberBriefly } from './health/remember-briefly.ts';
import { watchProcess } from './health/watch-process.server.ts';
import { watchStore } from './health/watch-store.server.ts';
import { watchSurroundings } from './health/watch-surroundings.server.ts';
import type { Services } from './services.server.ts';

/** What a balancer and a monitor ask. */
export function mountOperations(
  app: FastifyInstance,
  services: Services,
  { version, isDraining }: { readonly version: string; readonly isDraining: () => boolean },
): void {
  const { stores, config, clock, screener, search } = services;
  const startedAt = clock().getTime();
  watchProcess(services, version);
  watchStore(stores.primary, clock);
  watchSurroundings(services);

  const readiness = rememberBriefly(
    () => isMigrated(stores.primary).catch(() => false),
    READINESS_MS,
    () => clock().getTime(),
  );
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.status(503).header('retry-after', 5).send({ status: 'draining' });
    const isReady = await readiness();
    if (!isReady) return reply.status(503).header('retry-after', 2).send({ status: 'database unavailable' });
    const missing = screener.missing;
    const isPatient = clock().getTime() - startedAt < LONGEST_START_MS;
    if (missing.length > 0 && isPatient)
      return reply.status(503).header('retry-after', 2).send({ status: 'reading lists', lists: missing });
    return reply.send({ status: 'ready', lists: missing, search: search.size > 0 ? 'index' : 'database' });
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
/** A list that cannot be read must not keep all pages away. */
const LONGEST_START_MS = 120_000;

/** Without a token only for this machine. */
function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  const { metricsToken: token } = config;
  if (token === undefined) return isFromThisMachine(request, config);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
