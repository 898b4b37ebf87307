import { type CalendarDay, firstOfJanuary } from '#domain/calendar/calendar-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { loadIndexes } from '#features/index-graph/index-graph.server.ts';
import { loadPriceChart, requestedTable } from '#features/price-series/price-chart.server.ts';
import { tradingExportLink } from '#features/trading-export/trading-export.contract.ts';
import { loadTradingTable } from '#features/trading-table/trading-table.server.ts';
import type { ListedVenue } from '#market/instruments/security.repository.ts';
import type { ChartQuery } from '#market/trading-chart/chart-address.ts';
import { parseChartQuery } from '#market/trading-chart/chart-address.ts';
import { type FlagOfDay, getTradings } from '#market/trading-chart/trading-chart.contract.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { ListingChartData } from './listing-chart.contract.ts';
import { findLargestIndexes, type NamedIndex } from './listing-chart.repository.ts';

/** An export begins on 1 January five years back. */
const EXPORT_YEARS = 5;

/** Beside the chart: more would be a list to read, not tabs to press. */
const MOST_INDEX_TABS = 6;
const LARGEST_INDEXES = 2;

/** First and last day of trading on the chosen venue. */
interface TradingSpan {
  readonly first: CalendarDay | null;
  readonly last: CalendarDay | null;
}

export function spanOn(venues: readonly ListedVenue[], venueId: number | null): TradingSpan {
  const venue = venues.find(({ id }) => id === venueId);
  return { first: venue?.firstDay ?? null, last: venue?.lastDay ?? null };
}

interface Requested {
  readonly listing: { readonly stockId: number; readonly venueId: number };
  readonly query: ChartQuery;
  readonly span: TradingSpan;
  readonly flags: readonly FlagOfDay[];
}

interface Graph extends Unopened<Pick<ListingChartData, 'priceChart' | 'tradingTable'>> {
  readonly largestIndexes: readonly NamedIndex[];
}

/** The chart as the address requests it, and the table where it requests one. */
export async function loadGraph(
  context: PageContext,
  { listing, query, span, flags }: Requested,
): Promise<Graph> {
  const chart = await loadPriceChart(context, {
    base: listing,
    selection: parseChartQuery(query),
    span,
    flags,
    loadIndexes: (ids, days) => loadIndexes(context, ids, days),
  });
  const days = requestedTable(chart);
  const largestIndexes = await context.valueCache.read(
    { value: 'largest-indexes' },
    ['reference'],
    (primary) => findLargestIndexes(primary, LARGEST_INDEXES),
  );
  return {
    largestIndexes,
    priceChart: chart,
    tradingTable: days && (await loadTradingTable(context, { ...listing, ...days })),
  };
}

interface Loaded {
  readonly listing: Requested['listing'] | null;
  readonly graph: Graph | null;
  readonly span: TradingSpan;
  /** Those that hold it, or that it follows. */
  readonly nearest: readonly NamedIndex[];
}

export function toListingChart(
  { language, today, viewer, asOf }: PageContext,
  { listing, graph, span, nearest }: Loaded,
): Unopened<ListingChartData> {
  const largest = graph?.largestIndexes ?? [];
  const first = nearest.slice(0, MOST_INDEX_TABS - largest.length);
  const others = largest.filter((index) => first.every(({ id }) => id !== index.id));
  return {
    get_tradings: getTradings.path,
    priceChart: graph?.priceChart ?? null,
    tradingTable: graph?.tradingTable ?? null,
    indexTabs: [...first, ...others].map(({ id, name, names }) => ({
      id,
      name: localizedName(name, names, language),
    })),
    excelLink:
      graph && listing ? exportAsOf(tradingExportLink(listing.stockId, listing.venueId), { asOf }) : null,
    excelExportAccess: viewer.kind === 'paid' && viewer.excelExportAccess,
    excelDefaultStart: firstOfJanuary(today, EXPORT_YEARS),
    excelDefaultEnd: today,
    excelGraphTableStartDate: span.first,
    excelGraphTableEndDate: span.last,
  };
}

interface RequestedVenue {
  /** Of the page: with a string id, and a venue that may be left out. */
  readonly path: string;
  /** Of the instrument; its canonical address has it. */
  readonly stringId: string;
  readonly venues: readonly ListedVenue[];
  readonly params: { readonly stringId: string; readonly venueId?: number | undefined };
}

/** The first venue of the list has no segment; a number instead of the string id, or its segment, moves on. */
export function chooseVenue({ path, stringId, venues, params }: RequestedVenue): number | null {
  const first = venues[0]?.id ?? null;
  const { venueId } = params;
  if (venueId !== undefined && !venues.some(({ id }) => id === venueId)) throw new Refusal('not_found');
  const segment = venueId === first ? undefined : venueId;
  if (params.stringId !== stringId || segment !== venueId) {
    throw new Moved(fillPath(path, { stringId, venueId: segment }));
  }
  return venueId ?? first;
}
