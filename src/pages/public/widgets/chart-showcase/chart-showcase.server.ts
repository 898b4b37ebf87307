import { localizedName } from '#domain/languages/localized-name.ts';
import { loadDividends } from '#features/dividends/dividends.server.ts';
import { loadIndexes } from '#features/index-graph/index-graph.server.ts';
import { loadPriceChart, toFlags } from '#features/price-series/price-chart.server.ts';
import { readPairs, toSeries } from '#features/price-series/series-of-pairs.server.ts';
import type { RequestedSeries } from '#features/price-series/trading-chart.repository.ts';
import type { Scale } from '#market/prices/scale.ts';
import { DEFAULT_SELECTION } from '#market/trading-chart/chart-address.ts';
import { fieldsOf } from '#market/trading-chart/chart-request.ts';
import { periodDays } from '#market/trading-chart/period.ts';
import { sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
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
  const { stockId, venueId, last } = share;
  const base = { stockId, venueId };
  const dividends = await loadDividends(database, stockId, today);
  const daysOf = (period: typeof YEAR | typeof QUARTER) =>
    periodDays(period, { today, lastTradingDay: last });
  const read = async (requested: RequestedSeries, scale: Scale) =>
    toSeries(await readPairs(database, requested, { scale, today }), requested, { scale, language });
  const others = share.others.map((id) => ({ stockId: id, venueId }));
  const candles = { pairs: [base], ...daysOf(QUARTER), fields: fieldsOf('extended', false) };
  const compared = { pairs: [base, ...others], ...daysOf(YEAR), fields: fieldsOf('simple', true) };
  const lastDay = { pairs: [base], from: last, to: last, fields: fieldsOf('simple', true) };
  const nothing = async () => [];
  return {
    ...base,
    name: localizedName(share.name, share.names, language),
    currency_name: share.currency,
    price: await loadPriceChart(context, {
      base,
      selection: { ...DEFAULT_SELECTION, period: YEAR },
      span: { first: share.first, last },
      flags: toFlags(dividends.paid, share.splits),
      loadIndexes: (ids, days) => loadIndexes(context, ids, days),
    }),
    candles: sealOr('extended-chart', () => read(candles, 'values'), nothing),
    comparison: sealOr('compare', () => read(compared, 'values'), nothing),
    silent: await read(lastDay, 'shape'),
  };
}
