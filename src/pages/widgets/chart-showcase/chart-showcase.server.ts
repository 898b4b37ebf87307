import { localizedName } from '#domain/languages/localized-name.ts';
import { loadDividends } from '#features/dividends/dividends.server.ts';
import { loadIndexes } from '#features/index-graph/index-graph.server.ts';
import { type ChartWish, FIRST_WISH } from '#features/trading-chart/chart-address.ts';
import { loadPriceChart, toFlags } from '#features/trading-chart/price-chart.server.ts';
import { readPairs, toSeries } from '#features/trading-chart/series-of-pairs.server.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import { loadShownBonds } from '../block-showcase/block-showcase.server.ts';
import type { ChartShowcaseData, ShownShare } from './chart-showcase.contract.ts';
import { type ChartedShare, findChartedShare } from './chart-showcase.repository.ts';

const YEAR = 4;
const QUARTER = 2;

/** Real rows, as this viewer may see them. */
export async function loadChartShowcase(context: PageContext): Promise<Unopened<ChartShowcaseData>> {
  const [share, bonds] = await Promise.all([findChartedShare(context.database), loadShownBonds(context)]);
  return { share: share && (await loadShare(context, share)), bonds };
}

async function loadShare(context: PageContext, share: ChartedShare): Promise<Unopened<ShownShare>> {
  const { database, language, today } = context;
  const { stockId, groundId, last } = share;
  const dividends = await loadDividends(database, stockId, today);
  const draw = (wish: Partial<ChartWish>) =>
    loadPriceChart(context, {
      base: { stockId, groundId },
      wish: { ...FIRST_WISH, ...wish },
      span: { first: share.first, last },
      flags: toFlags(dividends.all, share.splits),
      loadIndexes: (ids, days) => loadIndexes(context, ids, days),
    });
  const compared = share.others.map((id) => ({ kind: 'stock', id, groundId }) as const);
  const day = {
    pairs: [{ stockId, groundId }],
    from: last,
    to: last,
    fields: ['last_price.numeric'] as const,
  };
  const [price, candles, comparison, minutes] = await Promise.all([
    draw({ period: YEAR }),
    draw({ period: QUARTER, type: 'extended' }),
    draw({ period: YEAR, compared }),
    readPairs(database, day, 'shape'),
  ]);
  return {
    stockId,
    groundId,
    name: localizedName(share.name, share.names, language),
    currency_name: share.currency,
    price,
    candles,
    comparison,
    silent: toSeries(minutes, day, { scale: 'shape', language }),
  };
}
