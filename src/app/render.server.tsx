import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Viewer, viewerKey } from '#domain/access/viewer.ts';
import { findMenu } from '#features/main-menu/main-menu.server.ts';
import { RefusalPage } from '#page-parts/refusal/RefusalPage.tsx';
import { refusalTitle } from '#page-parts/refusal/refusal-title.ts';
import type { Frame } from '#page-parts/shell/frame.ts';
import { Shell } from '#page-parts/shell/Shell.tsx';
import { SHELL_LABELS } from '#page-parts/shell/shell-labels.ts';
import { alternates, pageLink, pageUrl, type SiteAddress } from '#platform/addresses/address.ts';
import type { Fragment } from '#platform/cache/fragment-cache.server.ts';
import { routePatterns } from '#platform/contract/page.ts';
import { MANIFEST_PATH, renderDocument } from '#platform/http/document.server.ts';
import type { Rendering } from '#platform/http/mount-page.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { DrawIslandContext } from '#platform/islands/island.tsx';
import { createStore } from '#platform/islands/store.ts';
import { DEFAULT_LOOK, type Look } from '#platform/look/look.ts';
import type { Refusal, RefusalCode } from '#platform/refusals/refusal.ts';
import { refusalLabel } from '#platform/refusals/refusal-label.ts';
import { findSiteSetting, namedBrand } from '#platform/site-setting/site-setting.repository.ts';
import type { AssetsOf } from './assets.server.ts';
import { createDrawIsland, putIn } from './draw-islands.server.tsx';
import type { LabelFiles } from './label-files.server.ts';
import { pageIsland } from './page-islands.tsx';
import type { PageState } from './page-state.ts';
import { servedPages } from './pages.server.ts';
import { Surroundings } from './Surroundings.tsx';
import type { ServedPage } from './served-page.server.ts';
import type { Services } from './services.server.ts';

/** What everyone is shown alike: neither what is someone's own nor what answers with a file may be prefetched. */
const READ_AHEAD = servedPages
  .map(({ loader }) => loader.page)
  .filter(({ audience }) => audience === 'everyone')
  .flatMap(({ path }) => routePatterns(path));

/** Said when there is too much to do: drawing them anew each time would be more of it. */
const CHEAP_REFUSALS: readonly RefusalCode[] = ['overloaded', 'too_many_requests', 'unavailable'];

export function createRenderer(services: Services, assetsOf: AssetsOf, labelFiles: LabelFiles) {
  return {
    async renderPage(
      { view, source }: ServedPage,
      { page, data, siteAddress, viewer, look, showLabels, nonce, asOf, asOfAddress }: Rendering,
    ): Promise<Buffer> {
      const { language } = siteAddress;
      const modules = [...new Set([...SHELL_LABELS, ...page.labels])];
      const translator = services.labels.translator(modules, language, showLabels);
      const head = view.head(data, { translator, format: formatOf(language, look.numbers) });
      const frame = await frameOf(services, {
        siteAddress,
        viewer,
        look,
        path: head.path,
        asOf: asOfAddress,
      });
      const assets = assetsOf(source, language);
      const { islands } = view;
      const state: PageState = {
        script: assets.view ?? '',
        language,
        frame,
        labels: showLabels ? null : labelFiles.hrefOf(page.id, language),
        data: islands ? (islands.share?.(data) ?? null) : data,
      };
      const shared = { data: createStore(state.data), reload: never };
      const around = (children: ReactNode) => (
        <Surroundings frame={frame} translator={translator} shared={shared}>
          {children}
        </Surroundings>
      );
      const Page = islands ? () => <view.View data={data} /> : pageIsland(view);
      const stateJson = JSON.stringify(state);
      const fragments: Fragment[] = [];
      // A text of the page that holds the mark would have to be guessed.
      const mark = `<!--${crypto.randomUUID()}-->`;
      const isForAll = page.audience === 'everyone' && islands !== undefined;
      const draw = createDrawIsland({
        cache: services.fragments,
        state,
        stateJson,
        isForAll,
        around,
        mark,
        fragments,
      });
      const body = renderToString(
        <DrawIslandContext value={draw}>
          {around(
            <Shell asOf={asOf}>
              <Page />
            </Shell>,
          )}
        </DrawIslandContext>,
      );
      const own = { language, brand: siteAddress.brand, path: head.path };
      const urlOf = (path: string) => pageUrl(services.config, { ...own, path });
      // Without a script, as in tests of the server alone, nothing takes the props over.
      const propsOf = new Map(assets.script ? fragments.map(({ id, props }) => [id, props]) : []);
      const withProps = [...propsOf.values()];
      const document = renderDocument({
        head,
        language,
        brand: frame.brand,
        canonical: urlOf(head.path),
        urlOf,
        alternates: alternates(
          services.config,
          siteAddress.brand,
          head.path,
          frame.alternates.map((each) => each.language),
        ),
        defaultUrl: pageUrl(services.config, { ...own, language: services.config.defaultLanguage }),
        assets,
        manifest: siteAddress.prefix + MANIFEST_PATH,
        labels: state.labels,
        ahead: READ_AHEAD.map((path) => siteAddress.prefix + path),
        nonce,
        body,
        state: stateJson,
        props: mark.repeat(withProps.length),
      });
      return putIn(document, mark, [...fragments.map(({ markup }) => markup), ...withProps]);
    },

    async renderRefusal(
      refusal: Refusal,
      siteAddress: SiteAddress,
      viewer: Viewer,
      requestId: string,
    ): Promise<string> {
      if (!CHEAP_REFUSALS.includes(refusal.code))
        return drawRefusal(services, assetsOf, refusal, siteAddress, viewer, requestId);
      const { language, brand, prefix } = siteAddress;
      const key = {
        value: 'refusal',
        label: refusalLabel(refusal),
        language,
        brand,
        prefix,
        viewer: viewerKey(viewer),
      };
      const draw = () => drawRefusal(services, assetsOf, refusal, { ...siteAddress, path: '/' }, viewer);
      return services.valueCache.read(key, ['labels'], draw);
    },
  };
}

async function drawRefusal(
  services: Services,
  assetsOf: AssetsOf,
  refusal: Refusal,
  siteAddress: SiteAddress,
  viewer: Viewer,
  requestId?: string,
): Promise<string> {
  const translator = services.labels.translator(SHELL_LABELS, siteAddress.language);
  const frame = await frameOf(services, { siteAddress, viewer, look: DEFAULT_LOOK, path: siteAddress.path });
  const url = pageUrl(services.config, { ...siteAddress, path: '/' });
  return renderDocument({
    head: {
      title: translator.of('refusals')(refusalTitle(refusal)),
      description: translator.of('refusals')(refusalLabel(refusal)),
      path: siteAddress.path,
      isIndexed: false,
    },
    language: siteAddress.language,
    brand: frame.brand,
    canonical: url,
    alternates: [],
    defaultUrl: url,
    urlOf: () => url,
    assets: assetsOf(null, siteAddress.language),
    manifest: siteAddress.prefix + MANIFEST_PATH,
    labels: null,
    ahead: [],
    nonce: '',
    body: renderToString(
      <Surroundings
        frame={frame}
        translator={translator}
        shared={{ data: createStore<unknown>(null), reload: never }}
      >
        <Shell>
          <RefusalPage refusal={refusal} requestId={requestId} />
        </Shell>
      </Surroundings>,
    ),
    state: null,
    props: '',
  });
}

/** Nothing is reloaded while it is drawn. */
const never = () => new Promise<never>(() => undefined);

interface Shown {
  readonly siteAddress: SiteAddress;
  readonly viewer: Viewer;
  readonly look: Look;
  readonly path: string;
  readonly asOf?: string | null;
}

export async function frameOf(
  services: Services,
  { siteAddress, viewer, look, path, asOf = null }: Shown,
): Promise<Frame> {
  const { requiresConsent, menuActionId, searchFor, mobileApps } = services.config;
  const setting = await findSiteSetting(services.valueCache);
  return {
    prefix: siteAddress.prefix,
    path,
    asOf,
    brand: namedBrand(siteAddress.brand, setting),
    dataServer: siteAddress.dataServer,
    menu: await findMenu(services.valueCache, siteAddress.language),
    look,
    viewer: { kind: viewer.kind, isSignedIn: viewer.isSignedIn },
    site: { requiresConsent, menuActionId, searchFor, mobileApps },
    alternates: setting.languages.map((language) => ({
      language,
      url: pageLink(services.config, { language, brand: siteAddress.brand, path }),
    })),
  };
}
