import { verdictOn } from '#domain/access/capabilities.ts';
import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { movingPrices } from '#domain/changes/tag.ts';
import { type Scale, sealScaled } from '#market/prices/scale.ts';
import { type ChartSelection, isTable } from '#market/trading-chart/chart-address.ts';
import { fieldsOf, requestedDays } from '#market/trading-chart/chart-request.ts';
import type { Days } from '#market/trading-chart/period.ts';
import type { FlagOfDay, PriceChartData } from '#market/trading-chart/trading-chart.contract.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import { cachePartsOf } from '#platform/http/cache-parts.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { resolveSelection } from './resolve-selection.ts';
import { isOneDay, readPairs, toSeries } from './series-of-pairs.server.ts';
import type { Pair } from './trading-chart.repository.ts';

export interface WantedChart {
  /** The stock that the chart is about. */
  readonly base: Pair;
  readonly selection: ChartSelection;
  /** First and last day of trading. */
  readonly span: { readonly first: CalendarDay | null; readonly last: CalendarDay | null };
  readonly flags: readonly FlagOfDay[];
  readonly loadIndexes: (ids: readonly number[], days: Days) => Promise<LoadedIndexes>;
}

/** The indexes of an address that there are, and their values in an envelope. */
interface LoadedIndexes {
  readonly known: readonly number[];
  readonly values: Unopened<PriceChartData>['indexes'];
}

/** The chart as a page shows it first. What the viewer may not compare or see extended is left out, not refused. */
export async function loadPriceChart(
  context: PageContext,
  { base, selection, span, flags, loadIndexes }: WantedChart,
): Promise<Unopened<PriceChartData>> {
  const { today, viewer, displayOffsetMinutes } = context;
  const resolved = resolveSelection(selection, {
    ...base,
    viewer: viewer.kind,
    today,
    lastTradingDay: span.last,
  });
  const { view, mode, type, period, from, to, before } = resolved;
  const shown = requestedDays({ view, from, to, firstTradingDay: span.first });
  const ids = resolved.compared.filter(({ kind }) => kind === 'index').map(({ id }) => id);
  const indexes = await loadIndexes(ids, shown);
  return {
    view,
    mode,
    type,
    period,
    date_from: from,
    date_to: to,
    before,
    compared: resolved.compared.filter((each) => each.kind === 'stock' || indexes.known.includes(each.id)),
    indexes: indexes.values,
    series: sealScaled('last-price', (scale) => readSeries(context, base, resolved, shown, scale)),
    flags: seal('chart-flags', [...flags]),
    today,
    firstTradingDate: span.first,
    lastTradingDate: span.last,
    displayOffset: displayOffsetMinutes,
  };
}

/** What the address wants as a table: the chart's days or, in the archive, those that were chosen; null where it wants none. */
export function requestedTable(chart: Unopened<PriceChartData>) {
  if (!isTable(chart)) return null;
  const isArchive = chart.view === 'archive';
  const isAll = isArchive && chart.period !== null;
  const [from, to] = isAll ? [null, null] : [chart.date_from, chart.date_to];
  return { isArchive, from, to, before: chart.before };
}

async function readSeries(
  context: PageContext,
  base: Pair,
  { type, compared }: ChartSelection,
  { from, to }: Days,
  scale: Scale,
) {
  const { viewer, today } = context;
  const isClosed = type === 'extended' && verdictOn('extended-chart', viewer) !== 'allowed';
  if (isClosed || from > to) return [];
  const others = compared.flatMap((each) =>
    each.kind === 'stock' ? [{ stockId: each.id, venueId: each.venueId }] : [],
  );
  const fields = fieldsOf(type, compared.length > 0);
  const requested = { pairs: [base, ...others], from, to, fields };
  const read = async ({ database, language }: Pick<PageContext, 'database' | 'language'>) =>
    toSeries(await readPairs(database, requested, { scale, today }), requested, { scale, language });
  // A running day has new minutes all the time.
  if (isOneDay(requested)) return read(context);
  const tags = requested.pairs.flatMap(
    ({ stockId }) => [`instrument:${stockId}`, ...movingPrices(`instrument:${stockId}`)] as const,
  );
  const cached = cachePartsOf(context, { of: { kind: 'stock', id: base.stockId }, tags });
  return cached('series', read, { params: [requested, scale] });
}

interface DividendOfDay {
  readonly exDividendOn: CalendarDay;
  readonly amount: number;
  readonly currency: string;
}

/** D on the ex-dividend day, S on the day of a split; oldest first. */
export function toFlags(
  dividends: readonly DividendOfDay[],
  splits: readonly { readonly day: CalendarDay; readonly coefficient: number }[],
): FlagOfDay[] {
  const flags = [
    ...dividends.map(({ exDividendOn, amount, currency }) => ({
      kind: 'dividend' as const,
      date: exDividendOn,
      value: amount,
      currency_name: currency,
    })),
    ...splits.map(({ day, coefficient }) => ({
      kind: 'split' as const,
      date: day,
      value: coefficient,
      currency_name: null,
    })),
  ];
  return flags
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((flag) => ({ ...flag, 'date.numeric': toUnixSeconds(flag.date) }));
}
