import { type Finding, ok, problem } from '#pages/operator/operator-health/finding.ts';
import type { Health } from '#pages/operator/operator-health/operator-health.server.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import type { Stores } from '#platform/database/stores.server.ts';
import { examineDatabase, examineSurroundings } from './examine.server.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { judgeLists, judgePool, judgeSearch } from './rules.ts';
import type { WatchedServices } from './watch-process.server.ts';
import { readStoreFacts } from './watched.repository.ts';

interface Options {
  readonly config: Config;
  readonly stores: Pick<Stores, 'primary' | 'pools' | 'replicas'>;
  readonly services: Omit<WatchedServices, 'stores'> & { readonly screener: { readonly size: number } };
  readonly clock: () => Date;
  readonly version: string;
}

/** The mail server and the place of backups are other machines: however often the page is read, they are asked seldom. */
const SURROUNDINGS_MS = 60_000;

/** How the process that answers is, what `doctor` examines, and how fresh the data are. */
export function createReadHealth({
  config,
  stores,
  services,
  clock,
  version,
}: Options): () => Promise<Health> {
  const surroundings = rememberBriefly(
    () => examineSurroundings(config, clock()).catch((error) => [failed(error)]),
    SURROUNDINGS_MS,
    () => performance.now(),
  );
  return async () => {
    const { primary: database, replicas } = stores;
    const [examined, around, facts] = await Promise.all([
      examineDatabase(config, { database, replicas, clock }).catch((error) => [failed(error)]),
      surroundings(),
      readStoreFacts(database, clock()).catch(() => null),
    ]);
    return {
      version,
      uptimeSeconds: Math.floor(process.uptime()),
      findings: [...examined, ...around, ...examineProcess(stores, services)],
      sources: facts?.sources ?? [],
      publishers: facts?.publishers ?? [],
    };
  };
}

const failed = (error: unknown): Finding =>
  problem('database', 'database_failed', { reason: error instanceof Error ? error.message : String(error) });

function examineProcess(stores: Options['stores'], services: Options['services']): Finding[] {
  const { caches, screener, search, streams } = services;
  const pools = stores.pools();
  const sum = (number: 'active' | 'idle' | 'waiting') =>
    pools.reduce((total, pool) => total + pool[number], 0);
  const pages = caches.stats().find(({ name }) => name === 'pages');
  const { hits = 0, misses = 0, bytes = 0 } = pages ?? {};
  const percent = hits / Math.max(1, hits + misses);
  return [
    judgePool({ active: sum('active'), idle: sum('idle'), waiting: sum('waiting') }),
    ok('cache', 'cache_ok', { percent, mb: Math.round(bytes / 1_000_000) }),
    judgeLists(screener.stats(), screener.size),
    judgeSearch(search.size, search.ageMs),
    ok('streams', 'streams_ok', { count: streams.size }),
  ];
}
