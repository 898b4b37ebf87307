import { loadCorrections } from '#features/corrections/corrections.server.ts';
import { loadHeatMap } from '#features/heat-map/heat-map.server.ts';
import { loadIndexOverview } from '#features/index-overview/index-overview.server.ts';
import { loadMarketLeaders } from '#features/leaders/market-leaders.server.ts';
import { loadMarketPayments } from '#features/market-payments/market-payments.server.ts';
import { loadMarketNews } from '#features/news/news.server.ts';
import { loadYieldOverview } from '#features/yield-overview/yield-overview.server.ts';
import { type Attempts, attempt, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import { readTogether } from '#platform/database/read-together.server.ts';
import { load } from '#platform/http/door.server.ts';
import { type HomeSection, homePage } from './home.contract.ts';
import { readMarketCounts } from './home.repository.ts';

/** What is the same in all languages is read once for all of them and cached until the store changes. */
export const loadHomePage = load(homePage, async ({ query }, visit) => {
  const context = readTogether(visit);
  const attempts = {
    heat_map: () => loadHeatMap(context),
    indexes: () => loadIndexOverview(context),
    leaders: () => loadMarketLeaders(context),
    yields: () => loadYieldOverview(context, query.curve),
    coming: () => loadMarketPayments(context),
    news: () => loadMarketNews(context),
    corrections: () => loadCorrections(context),
  } satisfies Attempts<HomeSection>;
  const [{ blocks, failed }, counts] = await Promise.all([
    attemptAll(context, attempts),
    attempt(context, 'counts', () =>
      context.valueCache.read({ value: 'market-counts' }, ['content'], readMarketCounts),
    ),
  ]);
  return { counts, blocks, failed, today: context.today };
});
