import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mountLogFile } from '#pages/operator/operator-log/log-file.server.ts';
import { rememberCampaigns } from '#platform/campaign/remember-campaign.server.ts';
import { describeApi, listCalls } from '#platform/contract/open-api.server.ts';
import { answerFromCache } from '#platform/http/answer-from-cache.server.ts';
import { createHttp, type HttpOptions } from '#platform/http/http.server.ts';
import { mountDownloads } from '#platform/http/mount-download.server.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.server.ts';
import { mountPage } from '#platform/http/mount-page.server.ts';
import { mountPrepared } from '#platform/http/mount-prepared.server.ts';
import { mountStreams } from '#platform/http/mount-stream.server.ts';
import { routeByQuery } from '#platform/http/route-by-query.ts';
import { addressOf, viewerOf } from '#platform/http/visit.server.ts';
import { type AssetsOf, noAssets } from './assets.server.ts';
import { mountChartPictures } from './chart-pictures/chart-pictures.server.ts';
import type { PngLimits } from './chart-pictures/png-writer.server.ts';
import { downloads } from './downloads.server.ts';
import { handlers } from './endpoints.server.ts';
import { mountAdImages } from './files/ad-images.server.ts';
import { mountBrandFiles } from './files/brand-files.server.ts';
import { mountFlagFiles } from './files/flag-files.server.ts';
import { mountManifest } from './files/manifest.server.ts';
import { mountMethodologyFiles } from './files/methodology-files.server.ts';
import { mountServiceWorker } from './files/service-worker.server.ts';
import { mountWellKnownFiles } from './files/well-known-files.server.ts';
import { reloadLabels } from './i18n/reload-labels.server.ts';
import { LabelFiles } from './label-files.server.ts';
import { mountMovedAddresses } from './moved-addresses.server.ts';
import { mountOperations } from './operations.server.ts';
import { servedPages } from './pages.server.ts';
import { createRenderer } from './render.server.tsx';
import { createServices, type ServiceOptions, type Services } from './services.server.ts';
import { mountSitemap } from './sitemap.server.ts';
import { streams } from './streams.server.ts';

type HttpLimits = Pick<HttpOptions, 'timeLimits' | 'connectionLimits' | 'workLimits'>;

export interface AppOptions extends Omit<ServiceOptions, 'clock'>, HttpLimits {
  readonly version: string;
  readonly clock?: () => Date;
  /** The folder that the build wrote, or nothing in tests of the server alone. */
  readonly client?: { readonly dir: string; readonly assetsOf: AssetsOf };
  readonly isDraining?: () => boolean;
  readonly pngLimits?: PngLimits;
}

/** Whoever must be counted or let in first goes the long way. */
const cachedCalls = () =>
  handlers.filter(({ isCached, hasGate }) => isCached && !hasGate).map(({ endpoint }) => endpoint.path);

/** Everything that names services, with what to call it where one is missing. */
const namedServices = () => [
  ...handlers.map(({ endpoint: { method, path }, services }) => ({ what: `${method} ${path}`, services })),
  ...servedPages.map(({ loader }) => ({ what: `the page ${loader.page.path}`, services: loader.services })),
  ...downloads.map(({ download, services }) => ({ what: `the download ${download.path}`, services })),
  ...streams.map(({ stream, services }) => ({ what: `the stream ${stream.path}`, services })),
];

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
  const services = createServices({ clock: () => new Date(), ...options }, listCalls(api));
  services.supplies.check(namedServices());
  await reloadLabels(services);
  const labelFiles = new LabelFiles(services.labels, servedPages);
  const renderer = createRenderer(services, options.client?.assetsOf ?? noAssets, labelFiles);
  const http = await createHttp({
    services,
    routeByQuery: routeByQuery(api.endpoints),
    answerFromCache: answerFromCache(services, cachedCalls()),
    isDraining: options.isDraining ?? (() => false),
    timeLimits: options.timeLimits,
    connectionLimits: options.connectionLimits,
    workLimits: options.workLimits,
    renderRefusal: (refusal, request) =>
      renderer.renderRefusal(refusal, addressOf(request), viewerOf(request), request.id),
  });
  rememberCampaigns(http, services);
  http.addHook('onClose', () => services.adCounts.flush());
  http.addHook('onClose', () => services.demoLoading.stop());
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
  mountOperations(http, services, {
    version: options.version,
    isDraining: options.isDraining ?? (() => false),
  });
  mountSitemap(http, services);
  labelFiles.mount(http);
  mountBrandFiles(http);
  mountWellKnownFiles(http, services);
  mountManifest(http, services);
  mountServiceWorker(http, services);
  mountMethodologyFiles(http);
  mountFlagFiles(http);
  mountAdImages(http, services);
  mountChartPictures(http, services, options.pngLimits);
  mountMovedAddresses(http);
  mountLogFile(http, services);
  mountPrepared(
    http,
    '/openapi.json',
    describeApi({ title: 'Basispoint', version: options.version, ...api }),
  );
  if (options.client) await http.register(fastifyStatic, staticFiles(options.client.dir));
  return { http, services };
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
