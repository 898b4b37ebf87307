import type { ListStats } from '#engines/screener/screener.server.ts';
import type { Search } from '#engines/search/search.server.ts';
import type { Caches } from '#platform/cache/caches.server.ts';
import type { Stores } from '#platform/database/stores.server.ts';
import { watch, watchEach } from '#platform/http/metrics.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';

/** As much of the services as is watched. */
export interface WatchedServices {
  readonly stores: Pick<Stores, 'pools'>;
  readonly caches: Pick<Caches, 'stats'>;
  readonly search: Pick<Search, 'size' | 'bytes' | 'ageMs' | 'answered'>;
  readonly screener: { stats(): readonly ListStats[] };
  readonly streams: { readonly size: number };
  readonly livePrices: { readonly size: number };
  readonly jobs: Pick<Jobs, 'runs'>;
}

/** What this process knows by itself: nothing is asked of the database. */
export function watchProcess(services: WatchedServices, version: string): void {
  const { stores, search, screener, streams, livePrices, jobs } = services;
  watchEach('basispoint_build_info', 'The version that is running; always 1', ['version'], () => [
    [{ version }, 1],
  ]);
  watchCaches(services);
  watchEach(
    'basispoint_database_connections',
    'Connections of this process to a database server',
    ['server', 'state'],
    () =>
      stores
        .pools()
        .flatMap(({ server, idle, active }) => [
          [{ server, state: 'idle' }, idle] as const,
          [{ server, state: 'active' }, active] as const,
        ]),
  );
  watchEach('basispoint_database_waiting', 'Queries that wait for a connection', ['server'], () =>
    stores.pools().map(({ server, waiting }) => [{ server }, waiting] as const),
  );
  watchSearch(search);
  watchLists(screener);
  watch('basispoint_streams', 'Streams of events that are open', () => streams.size);
  watch('basispoint_live_listings', 'Listings whose prices are followed', () => livePrices.size);
  watchEach('basispoint_job_runs_total', 'Runs of background jobs in this process', ['job', 'result'], () =>
    [...jobs.runs].flatMap(([job, { done, failed }]) => [
      [{ job, result: 'done' }, done] as const,
      [{ job, result: 'failed' }, failed] as const,
    ]),
  );
}

const CACHE_NUMBERS = {
  hits_total: 'Requests that a cache answered',
  misses_total: 'Requests for which a value was made',
  entries: 'Entries of a cache',
  bytes: 'Bytes that a cache holds, about',
  oldest_seconds: 'Age of the oldest entry of a cache',
} as const;

function watchCaches({ caches }: Pick<WatchedServices, 'caches'>): void {
  for (const [number, help] of Object.entries(CACHE_NUMBERS) as [keyof typeof CACHE_NUMBERS, string][])
    watchEach(`basispoint_cache_${number}`, help, ['cache'], () =>
      caches.stats().map(({ name: cache, hits, misses, entries, bytes, oldestMs }) => {
        const numbers = { hits_total: hits, misses_total: misses, entries, bytes };
        return [{ cache }, { ...numbers, oldest_seconds: oldestMs / 1000 }[number]] as const;
      }),
    );
}

function watchSearch(search: WatchedServices['search']): void {
  const documents = 'Documents in the search index; 0: there is none yet';
  watch('basispoint_search_documents', documents, () => search.size);
  watch('basispoint_search_bytes', 'Bytes that the search index holds', () => search.bytes);
  watchEach('basispoint_search_age_seconds', 'Time since the search index was built', [], () =>
    search.ageMs === null ? [] : [[{}, search.ageMs / 1000]],
  );
  watchEach('basispoint_searches_total', 'Searches, by who answered: index or store', ['from'], () => [
    [{ from: 'index' }, search.answered.index],
    [{ from: 'store' }, search.answered.store],
  ]);
}

function watchLists(screener: WatchedServices['screener']): void {
  const watchList = (name: string, help: string, read: (list: ListStats) => number) =>
    watchEach(name, help, ['list'], () =>
      screener.stats().map((stats) => [{ list: stats.list }, read(stats)] as const),
    );
  watchList('basispoint_list_rows', 'Rows of a list in memory', ({ rows }) => rows);
  watchList('basispoint_list_age_seconds', 'Time since a list was read', ({ ageMs }) => ageMs / 1000);
  const stale = 'Whether something has changed since a list was read (1), or not (0)';
  watchList('basispoint_list_stale', stale, ({ isStale }) => Number(isStale));
  const readings = 'How often a list was read whole';
  watchList('basispoint_list_readings_total', readings, (list) => list.readings);
  const merged = 'Rows of a list that changed and were put in their places';
  watchList('basispoint_list_merged_rows_total', merged, ({ mergedRows }) => mergedRows);
}
