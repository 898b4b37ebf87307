import {
  DEFAULT_SELECTION,
  onOtherVenue,
  parseChartQuery,
  putChartQuery,
} from '#market/trading-chart/chart-address.ts';
import { type VenueFields, venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import type { StockPageData } from './stock.contract.ts';

/** The address of the share on a venue, without language prefix: the first venue of the list is not named (ST-01). */
export function stockPath(
  page: Pick<StockPageData, 'stringId'> & VenueFields,
  venueId: number | null,
): string {
  const { stringId } = page;
  const isFirst = venueId === null || venuesOf(page).venues[0]?.id === venueId;
  return isFirst ? `/stocks/${stringId}/` : `/stocks/${stringId}/${venueId}/`;
}

/** What the address goes on saying on another venue: all but the days of the chart. */
export function searchOnOtherVenue(search: string): string {
  const selection = parseChartQuery(Object.fromEntries(new URLSearchParams(search)));
  return putChartQuery(search, onOtherVenue(selection));
}

/** What it says of other sections than the chart. */
export const searchBesideChart = (search: string): string => putChartQuery(search, DEFAULT_SELECTION);
