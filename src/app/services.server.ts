import { join } from 'node:path';
import type { Logger } from 'pino';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { Screener } from '#engines/screener/screener.server.ts';
import { createTableSnapshots } from '#engines/screener/table-snapshots.server.ts';
import { SEARCH, Search } from '#engines/search/search.server.ts';
import { MAP_TABLE } from '#features/bond-map/bond-map.server.ts';
import { createMapFeed } from '#features/bond-map/map-feed.server.ts';
import { type AdCount, addAdCounts } from '#features/catfish/ad-counts.repository.ts';
import { COUNT_AD } from '#features/catfish/catfish.server.ts';
import { withSession } from '#ingest/load/session.server.ts';
import { IMPORT_SETTINGS } from '#ingest/sources/import-settings.server.ts';
import { ACTION_LOG, type ActionLog, createActionLog } from '#market/activity-log/action-log.server.ts';
import { LEADING_YIELD } from '#market/leading-yield/leading-yield.server.ts';
import type { ListId } from '#market/lists/list-fields.ts';
import { LIST_TABLES } from '#market/lists/lists.server.ts';
import { createListFeeds } from '#market/lists/lists-feed.server.ts';
import { LIVE_PRICES, LivePrices } from '#market/live/live-prices.server.ts';
import { MovedPrices } from '#market/live/moved-prices.server.ts';
import { createSearchFeed } from '#market/search/search-feed.server.ts';
import { SEARCH_FOR } from '#market/search/search-gate.server.ts';
import { SETUP } from '#pages/account/setup/setup.server.ts';
import { READ_HEALTH } from '#pages/operator/operator-health/operator-health.server.ts';
import { IMPORT_SESSION } from '#pages/operator/operator-imports/import-file.server.ts';
import { LARGEST_UPLOAD } from '#pages/operator/operator-imports/operator-imports.server.ts';
import { READ_SERVER } from '#pages/operator/operator-overview/operator-overview.server.ts';
import { DEMO_LOAD } from '#pages/operator/operator-start/operator-start.server.ts';
import { API_CALLS } from '#pages/public/api-docs/api-docs.server.ts';
import { OPEN_ID, OpenId } from '#platform/accounts/open-id/open-id.server.ts';
import { Caches } from '#platform/cache/caches.server.ts';
import { createFragmentCache, type FragmentCache } from '#platform/cache/fragment-cache.server.ts';
import { createPageCache } from '#platform/cache/page-cache.server.ts';
import { createPartCache } from '#platform/cache/part-cache.server.ts';
import { ValueCache } from '#platform/cache/value-cache.server.ts';
import { type Config, isLoopback } from '#platform/configuration/config.server.ts';
import type { ApiCall } from '#platform/contract/open-api.server.ts';
import { BatchedWrites } from '#platform/database/batched-writes.server.ts';
import type { Stores } from '#platform/database/stores.server.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { FILES, type Files } from '#platform/files/files.server.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { Streams } from '#platform/http/streams.server.ts';
import { JOBS, Jobs } from '#platform/jobs/jobs.server.ts';
import type { SlotLimits } from '#platform/limits/slot-limits.server.ts';
import { DEFAULT_LANGUAGE, OUTBOX, Outbox } from '#platform/mail/outbox.server.ts';
import { Supplies } from '#platform/services/service.ts';
import { SERVES_DEMO } from '#platform/session/serves-demo.server.ts';
import { Sessions } from '#platform/session/sessions.server.ts';
import { createSignInLimits, NO_LIMITS } from '#platform/session/sign-in-limits.server.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { createReadHealth } from './health/read-health.server.ts';
import { createLabelCatalog } from './i18n/labels.server.ts';
import { DemoLoading } from './setup/demo-loading.server.ts';
import { SiteSetup } from './setup/setup.server.ts';
import { loadDemo } from './store/demo.server.ts';
import { readStoreKey } from './store/store-key.repository.ts';

/** What the application was started with; there is one of each. */
export interface Services extends HttpServices {
  readonly fragments: FragmentCache;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly adCounts: BatchedWrites<AdCount>;
  readonly actionLog: ActionLog;
  readonly search: Search;
  readonly screener: Screener<ListId | 'bond-map'>;
  readonly livePrices: LivePrices;
  readonly movedPrices: MovedPrices;
  readonly setup: SiteSetup;
  readonly demoLoading: DemoLoading;
}

export interface ServiceOptions {
  readonly config: Config;
  readonly stores: Stores;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly streamLimits?: SlotLimits;
}

export function createServices(options: ServiceOptions, apiCalls: readonly ApiCall[]): Services {
  const { config, stores, log, clock, streamLimits } = options;
  const labels = createLabelCatalog(config.leadingYield);
  const files = createFiles(config);
  const caches = new Caches({ clock, onDrop: () => stores.noteChange() });
  stores.onCaughtUp(() => caches.dropAll());
  const sessions = new Sessions(stores, caches);
  const today = () => calendarDayAt(clock(), config.displayOffsetMinutes);
  const created = {
    config,
    stores,
    log,
    clock,
    today,
    sessions,
    signInLimits: config.rateLimits ? createSignInLimits(stores.primaryPool) : NO_LIMITS,
    caches,
    pageCache: createPageCache(caches),
    valueCache: new ValueCache(caches, stores.latest),
    parts: createPartCache(caches, config.cachesParts),
    fragments: createFragmentCache(caches, config.cachesParts),
    labels,
    files,
    jobs: new Jobs({ url: stores.primaryUrl, database: stores.primary, clock, log, files, labels }),
    adCounts: new BatchedWrites<AdCount>(
      (counts) => addAdCounts(stores.primary, counts),
      (error) => log.warn({ err: error }, 'advertising could not be counted yet'),
    ),
    actionLog: createActionLog(stores.primary, {
      isLimited: config.rateLimits,
      onFailure: (error) => log.warn({ err: error }, 'actions could not be written and wait'),
    }),
    search: new Search({
      feed: createSearchFeed(stores.primary, stores.latest),
      log,
      isLimited: config.rateLimits,
    }),
    screener: new Screener({
      feeds: { ...createListFeeds(stores.primary, today), 'bond-map': createMapFeed(stores.primary) },
      log,
      onChange: () => caches.drop(['lists']),
      snapshots: createTableSnapshots({
        dir: join(config.dataDir, 'lists'),
        readKey: () => readStoreKey(stores.primary, packageFile.version),
        clock,
      }),
    }),
    livePrices: new LivePrices({ database: stores.primary, clock, log }),
    movedPrices: new MovedPrices(stores.primary, (tags) => caches.drop(tags)),
    setup: new SiteSetup({
      database: stores.primary,
      hasMail: config.mail !== undefined,
      ownLanguage: config.defaultLanguage,
    }),
    demoLoading: new DemoLoading({
      isAllowed: servesDemo(config),
      log,
      load: (options) =>
        loadDemo(stores.primaryUrl, {
          ...options,
          size: 'small',
          now: clock(),
          today: today(),
          leading: config.leadingYield,
          files: files.current,
        }),
    }),
    streams: new Streams({ sessions, clock, log, ...(streamLimits && { limits: streamLimits }) }),
  };
  return { ...created, supplies: supplyHandlers(created, apiCalls) };
}

/** Every service that a handler may name. */
function supplyHandlers(
  { config, log, ...services }: Omit<Services, 'supplies'>,
  apiCalls: readonly ApiCall[],
): Supplies {
  const { adCounts, pageCache, screener } = services;
  return new Supplies()
    .supply(ACTION_LOG, services.actionLog)
    .supply(API_CALLS, apiCalls)
    .supply(COUNT_AD, (count) => void adCounts.add(count))
    .supply(DEMO_LOAD, services.demoLoading)
    .supply(DEFAULT_LANGUAGE, config.defaultLanguage)
    .supply(FILES, services.files)
    .supply(IMPORT_SETTINGS, config.imports)
    .supply(IMPORT_SESSION, (work) => withSession(services.stores.primaryUrl, work))
    .supply(JOBS, services.jobs)
    .supply(LARGEST_UPLOAD, config.largestFileBytes)
    .supply(LEADING_YIELD, config.leadingYield)
    .supply(LIST_TABLES, screener)
    .supply(LIVE_PRICES, services.livePrices)
    .supply(MAP_TABLE, screener)
    .supply(OPEN_ID, new OpenId(config.openIdProviders, log))
    .supply(OUTBOX, new Outbox(config))
    .supply(
      READ_HEALTH,
      createReadHealth({
        config,
        services,
        stores: services.stores,
        clock: services.clock,
        version: packageFile.version,
      }),
    )
    .supply(READ_SERVER, () => ({
      isEmbedded: config.databaseUrl === undefined,
      replicas: config.replicaUrls.length,
      pageCacheBytes: pageCache.bytes,
      uptimeSeconds: Math.floor(process.uptime()),
    }))
    .supply(SEARCH, services.search)
    .supply(SEARCH_FOR, config.searchFor)
    .supply(SERVES_DEMO, servesDemo(config))
    .supply(SETUP, services.setup);
}

/** The demo accounts have a published password. */
const servesDemo = ({ host, demoPublic }: Config): boolean => isLoopback(host) || demoPublic;
