import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/configuration/config.server.ts';
import type { Database } from '#platform/database/database.server.ts';
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
    () => findReadableStore(stores),
    READINESS_MS,
    () => performance.now(),
  );
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.status(503).header('retry-after', 5).send({ status: 'draining' });
    const readable = await readiness();
    if (!readable) return reply.status(503).header('retry-after', 2).send({ status: 'database unavailable' });
    const missing = screener.missing;
    const isPatient = clock().getTime() - startedAt < LONGEST_START_MS;
    if (missing.length > 0 && isPatient)
      return reply.status(503).header('retry-after', 2).send({ status: 'reading lists', lists: missing });
    const known = { lists: missing, search: search.size > 0 ? 'index' : 'database' };
    // Pages are answered; whatever writes is refused with a time to come back.
    if (readable === 'replica') return reply.send({ status: 'reading only: primary unavailable', ...known });
    return reply.send({ status: 'ready', ...known });
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
/** A balancer waits for a second; a primary that is stopped answers nobody. */
const PRIMARY_MS = 600;

/** Null: none answers with the schema of this version. */
async function findReadableStore({
  primary,
  replicas,
  isPrimaryAway,
}: Services['stores']): Promise<'primary' | 'replica' | null> {
  const confirm = async <Server>(server: Server, database: Database): Promise<Server> => {
    if (await isMigrated(database)) return server;
    throw new Error('the schema is not that of this version');
  };
  const ofPrimary = isPrimaryAway ? null : confirm('primary' as const, primary);
  const ofReplicas = replicas.map(({ database }) => confirm('replica' as const, database));
  const ofAny = Promise.any([...(ofPrimary ? [ofPrimary] : []), ...ofReplicas]).catch(() => null);
  if (ofPrimary && replicas.length > 0) {
    const late = pause(PRIMARY_MS, null, { ref: false });
    const inTime = await Promise.race([ofPrimary.catch(() => null), late]);
    if (inTime) return inTime;
  }
  return ofAny;
}

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
