import { z } from 'zod';
import { dividendRow, dividendsTable } from '#features/dividends/dividends.contract.ts';
import { exchangeTable, venues } from '#features/exchange-table/exchange-table.contract.ts';
import { priceDynamics } from '#features/price-dynamics/price-dynamics.contract.ts';
import { tradingTable } from '#features/trading-table/trading-table.contract.ts';
import { priceChart } from '#market/trading-chart/trading-chart.contract.ts';
import { entityKey, rowId } from '#platform/contract/params.ts';

const day = z.string().meta({ format: 'date' });

/** The page of a share or a fund is one of a venue, the first if none is named. */
export const listingParams = z.strictObject({ stringId: entityKey, venueId: rowId.optional() });

export const LISTING_LABELS = [
  'watch-button',
  'quantity-field',
  'trading-chart',
  'trading-table',
  'comparison-search',
  'chart',
  'picture-export',
  'trading-export',
  'date-picker',
  'price-dynamics',
  'exchange-table',
  'dividends',
] as const;

/** What such a page shows besides its chart. */
export const listingFigures = {
  groundId: z.number().nullable().describe('the exchange shown; null: not listed'),
  stringId: z.string(),
  issuerId: z.number(),
  tradingGrounds: venues,
  exchangeTable,
  priceDynamics,
  dividendsTable,
  nearestDividend: dividendRow.nullable(),
};

/** What the page of a share or a fund shows of its trading on the chosen venue, by the wire names of ST-06. */
export const listingChart = {
  get_tradings: z.string().describe('endpoint of the chart series'),
  priceChart: priceChart.nullable().describe('null: not listed, or the chart is hidden'),
  tradingTable: tradingTable
    .nullable()
    .describe('trading days of the chart or price history as a table, if the address requests one'),
  indexTabs: z
    .array(z.object({ id: z.number(), name: z.string() }))
    .describe('suggested indices for comparison: the closest ones, then the largest'),
  excelLink: z
    .string()
    .nullable()
    .describe('template of the Excel export of the trading table, with %from%, %to% and %archive%'),
  excelExportAccess: z.boolean(),
  excelDefaultStart: day,
  excelDefaultEnd: day,
  excelGraphTableStartDate: day.nullable().describe('first trading day on this exchange'),
  excelGraphTableEndDate: day.nullable().describe('last trading day on this exchange'),
};

const listingChartObject = z.object(listingChart);
export type ListingChartData = z.output<typeof listingChartObject>;

/** What is charted: an instrument on a venue. */
export interface ChartedListing {
  readonly instrumentId: number;
  readonly venueId: number;
  readonly name: string;
  readonly venueName: string;
  readonly currency: string;
}
