import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { Screener } from '#engines/screener/screener.server.ts';
import { Search } from '#engines/search/search.server.ts';
import { createMapFeed } from '#features/bond-map/map-feed.server.ts';
import { createListFeeds } from '#features/lists/lists-feed.server.ts';
import { createSearchFeed } from '#features/search/search-feed.server.ts';
import { LivePrices } from '#market/live/live-prices.server.ts';
import { MovedPrices } from '#market/live/moved-prices.server.ts';
import { mountLogFile } from '#pages/operator/operator-log/log-file.server.ts';
import { OpenId } from '#platform/accounts/open-id/open-id.server.ts';
import { createActionLog } from '#platform/activity-log/action-log.server.ts';
import { Caches } from '#platform/cache/caches.server.ts';
import { createFragmentCache } from '#platform/cache/fragment-cache.server.ts';
import { createPageCache } from '#platform/cache/page-cache.server.ts';
import { createPartCache } from '#platform/cache/part-cache.server.ts';
import { ValueCache } from '#platform/cache/value-cache.server.ts';
import { rememberCampaigns } from '#platform/campaign/remember-campaign.server.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import { describeApi, listCalls } from '#platform/contract/open-api.server.ts';
import { BatchedWrites } from '#platform/database/batched-writes.server.ts';
import type { Stores } from '#platform/database/stores.server.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { answerFromCache } from '#platform/http/answer-from-cache.server.ts';
import { createHttp, type TimeLimits } from '#platform/http/http.server.ts';
import { mountDownloads } from '#platform/http/mount-download.server.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.server.ts';
import { mountPage } from '#platform/http/mount-page.server.ts';
import { mountStreams } from '#platform/http/mount-stream.server.ts';
import type { Services } from '#platform/http/services.server.ts';
import type { SlotLimits } from '#platform/http/slot-limits.server.ts';
import { Streams } from '#platform/http/streams.server.ts';
import { addressOf, viewerOf } from '#platform/http/visit.server.ts';
import { Jobs } from '#platform/jobs/jobs.server.ts';
import { Outbox } from '#platform/mail/outbox.server.ts';
import { Sessions } from '#platform/session/sessions.server.ts';
import { createSignInLimits, NO_LIMITS } from '#platform/session/sign-in-limits.server.ts';
import { addAdCounts } from '#platform/telemetry/ad-counts.repository.ts';
import { mountAdImages } from './ad-images.server.ts';
import { type AssetsOf, noAssets } from './assets.server.ts';
import { mountBrandFiles } from './brand-files.server.ts';
import { mountChartPictures } from './chart-pictures/chart-pictures.server.ts';
import type { PngLimits } from './chart-pictures/png-writer.server.ts';
import { downloads } from './downloads.server.ts';
import { handlers } from './endpoints.server.ts';
import { mountFlagFiles } from './flag-files.server.ts';
import { createLabelCatalog } from './labels.server.ts';
import { mountMethodologyFiles } from './methodology-files.server.ts';
import { mountMovedAddresses } from './moved-addresses.server.ts';
import { mountOperations } from './operations.server.ts';
import { servedPages } from './pages.server.ts';
import { reloadLabels } from './reload-labels.server.ts';
import { createRenderer } from './render.server.tsx';
import { mountSitemap } from './sitemap.server.ts';
import { streams } from './streams.server.ts';

export interface AppOptions {
  readonly config: Config;
  readonly stores: Stores;
  readonly log: Logger;
  readonly version: string;
  readonly clock?: () => Date;
  /** The folder that the build wrote, or nothing in tests of the server alone. */
  readonly client?: { readonly dir: string; readonly assetsOf: AssetsOf };
  readonly isDraining?: () => boolean;
  readonly timeLimits?: Partial<TimeLimits>;
  readonly streamLimits?: SlotLimits;
  readonly pngLimits?: PngLimits;
}

/** Whoever must be counted or let in first goes the long way. */
const cachedCalls = () =>
  handlers.filter(({ cacheFor, admit }) => cacheFor && !admit).map(({ endpoint }) => endpoint.path);

export interface CreatedApp {
  readonly http: FastifyInstance;
  readonly services: Services;
}

/** Assembles the application: services, pages, endpoints and what operators ask, behind one HTTP server. */
export async function createApp(options: AppOptions): Promise<CreatedApp> {
  const api = {
    endpoints: handlers.map((handler) => handler.endpoint),
    pages: servedPages.map((served) => served.loader.page),
    downloads: downloads.map((served) => served.download),
    streams: streams.map((served) => served.stream),
  };
  const services = createServices(options, listCalls(api));
  await reloadLabels(services);
  const renderer = createRenderer(services, options.client?.assetsOf ?? noAssets);
  const http = await createHttp({
    services,
    answerFromCache: answerFromCache(services, cachedCalls()),
    ...(options.timeLimits && { timeLimits: options.timeLimits }),
    renderRefusal: (refusal, request) =>
      renderer.renderRefusal(refusal, addressOf(request), viewerOf(request)),
  });
  rememberCampaigns(http, services);
  http.addHook('onClose', () => services.adCounts.flush());
  http.addHook('onClose', () => services.search.stop());
  http.addHook('onClose', () => services.screener.stop());
  for (const handler of handlers) mountEndpoint(http, services, handler);
  for (const served of servedPages) {
    mountPage(http, services, {
      loader: served.loader,
      render: (rendering) => renderer.renderPage(served, rendering),
    });
  }
  mountDownloads(http, services, downloads);
  mountStreams(http, services, streams);
  http.addHook('onClose', async () => {
    services.livePrices.stop();
    services.movedPrices.stop();
  });
  // What was noted but not written yet is written once nobody can note any more.
  http.addHook('onClose', () => services.actionLog.flush());
  mountOperations(http, services, options.isDraining ?? (() => false));
  mountSitemap(http, services);
  mountBrandFiles(http);
  mountMethodologyFiles(http);
  mountFlagFiles(http);
  mountAdImages(http, services);
  mountChartPictures(http, services, options.pngLimits);
  mountMovedAddresses(http);
  mountLogFile(http, services);
  const description = describeApi({ title: 'Basispoint', version: options.version, ...api });
  http.get('/openapi.json', (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(description),
  );
  if (options.client) await http.register(fastifyStatic, staticFiles(options.client.dir));
  return { http, services };
}

function createServices(options: AppOptions, apiCalls: Services['apiCalls']): Services {
  const { config, stores, log, clock = () => new Date(), streamLimits } = options;
  const labels = createLabelCatalog();
  const files = createFiles(config);
  const caches = new Caches({ clock, onDrop: () => stores.noteChange() });
  const sessions = new Sessions(stores.primary, caches);
  const today = () => calendarDayAt(clock(), config.displayOffsetMinutes);
  return {
    config,
    stores,
    log,
    clock,
    apiCalls,
    today,
    sessions,
    signInLimits: config.rateLimits ? createSignInLimits(stores.primaryPool) : NO_LIMITS,
    caches,
    pageCache: createPageCache(caches),
    valueCache: new ValueCache(caches, stores.primary),
    parts: createPartCache(caches, config.cachesParts),
    fragments: createFragmentCache(caches, config.cachesParts),
    labels,
    files,
    jobs: new Jobs({ url: stores.primaryUrl, database: stores.primary, clock, log, files, labels }),
    outbox: new Outbox(config),
    adCounts: new BatchedWrites(
      (counts) => addAdCounts(stores.primary, counts),
      (error) => log.warn({ err: error }, 'advertising could not be counted yet'),
    ),
    openId: new OpenId(config.openIdProviders, log),
    actionLog: createActionLog(stores.primary, {
      isLimited: config.rateLimits,
      onFailure: (error) => log.warn({ err: error }, 'actions could not be written and wait'),
    }),
    search: new Search({
      feed: createSearchFeed(stores.primary),
      log,
      isLimited: config.rateLimits,
    }),
    screener: new Screener({
      feeds: { ...createListFeeds(stores.primary, today), 'bond-map': createMapFeed(stores.primary) },
      log,
      onChange: () => caches.drop(['lists']),
    }),
    livePrices: new LivePrices({ database: stores.primary, clock, log }),
    movedPrices: new MovedPrices(stores.primary, (tags) => caches.drop(tags)),
    streams: new Streams({ sessions, clock, log, ...(streamLimits && { limits: streamLimits }) }),
  };
}

/** Names of built files carry a hash of their content, so a browser may cache them for ever. */
function staticFiles(root: string) {
  return {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false as const,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply: FastifyReply, path: string) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  };
}
