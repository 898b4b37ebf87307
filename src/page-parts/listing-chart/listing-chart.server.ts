import { firstOfJanuary } from '#domain/calendar/calendar-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { loadIndexes } from '#features/index-graph/index-graph.server.ts';
import type { ChartQuery } from '#features/trading-chart/chart-address.ts';
import { parseChartQuery } from '#features/trading-chart/chart-address.ts';
import { loadPriceChart, requestedTable } from '#features/trading-chart/price-chart.server.ts';
import { type FlagOfDay, getTradings } from '#features/trading-chart/trading-chart.contract.ts';
import { tradingExportLink } from '#features/trading-export/trading-export.contract.ts';
import { loadTradingTable } from '#features/trading-table/trading-table.server.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { ListingChartData } from './listing-chart.contract.ts';
import { findLargestIndexes, type NamedIndex, type TradingSpan } from './listing-chart.repository.ts';

/** An export begins on 1 January five years back. */
const EXPORT_YEARS = 5;

/** Beside the chart: more would be a list to read, not tabs to press. */
const MOST_INDEX_TABS = 6;
const LARGEST_INDEXES = 2;

interface Requested {
  readonly listing: { readonly stockId: number; readonly venueId: number };
  readonly query: ChartQuery;
  readonly span: TradingSpan;
  readonly flags: readonly FlagOfDay[];
}

type Graph = Unopened<Pick<ListingChartData, 'priceChart' | 'tradingTable'>>;

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
  return {
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

export async function toListingChart(
  { valueCache, language, today, viewer }: PageContext,
  { listing, graph, span, nearest }: Loaded,
): Promise<Unopened<ListingChartData>> {
  const largest = await valueCache.read({ value: 'largest-indexes' }, ['reference'], (primary) =>
    findLargestIndexes(primary, LARGEST_INDEXES),
  );
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
    excelLink: graph && listing ? tradingExportLink(listing.stockId, listing.venueId) : null,
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
  readonly venues: readonly number[];
  readonly params: { readonly stringId: string; readonly venueId?: number | undefined };
}

/** The first venue of the list has no segment; a number instead of the string id, or its segment, moves on. */
export function chooseVenue({ path, stringId, venues, params }: RequestedVenue): number | null {
  const first = venues[0] ?? null;
  const { venueId } = params;
  if (venueId !== undefined && !venues.includes(venueId)) throw new Refusal('not_found');
  const segment = venueId === first ? undefined : venueId;
  if (params.stringId !== stringId || segment !== venueId) {
    throw new Moved(fillPath(path, { stringId, venueId: segment }));
  }
  return venueId ?? first;
}
