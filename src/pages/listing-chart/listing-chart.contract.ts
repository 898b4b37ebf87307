import { z } from 'zod';
import { dividendRow, dividendsTable } from '#features/dividends/dividends.contract.ts';
import { exchangeTable, tradingGrounds } from '#features/exchange-table/exchange-table.contract.ts';
import { priceDynamics } from '#features/price-dynamics/price-dynamics.contract.ts';
import { priceChart } from '#features/trading-chart/trading-chart.contract.ts';
import { tradingTable } from '#features/trading-table/trading-table.contract.ts';
import { entityKey, rowId } from '#foundation/web/params.ts';

const day = z.string().meta({ format: 'date' });

/** The page of a share or a fund is one of a ground, the first if none is named. */
export const listingParams = z.strictObject({ stringId: entityKey, groundId: rowId.optional() });

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

/** What such a page tells besides its chart. */
export const listingFigures = {
  groundId: z.number().nullable().describe('null: listed nowhere'),
  stringId: z.string(),
  emitentId: z.number(),
  tradingGrounds,
  exchangeTable,
  priceDynamics,
  dividendsTable,
  nearestDividend: dividendRow.nullable(),
};

/** What the page of a share or a fund tells of its trading on the chosen ground, by the names of document A, section 3. */
export const listingChart = {
  get_tradings: z.string().describe('where the series of the chart are asked for'),
  priceChart: priceChart.nullable().describe('null: listed nowhere, or its chart is hidden'),
  tradingTable: tradingTable
    .nullable()
    .describe('the days of the chart or the archive as a table, where the address asks for one'),
  indexTabs: z
    .array(z.object({ id: z.number(), name: z.string() }))
    .describe('indexes to compare with at one press: those that are nearest to it, then the largest'),
  excelLink: z
    .string()
    .nullable()
    .describe('the Excel file of the trading table, with %from%, %to% and %archive% to fill in'),
  excelExportAccess: z.boolean(),
  excelDefaultStart: day,
  excelDefaultEnd: day,
  excelGraphTableStartDate: day.nullable().describe('first day of trading on this ground'),
  excelGraphTableEndDate: day.nullable().describe('last day of trading on this ground'),
};

const listingChartObject = z.object(listingChart);
export type ListingChartData = z.output<typeof listingChartObject>;

/** What is charted: an instrument on a ground. */
export interface ChartedListing {
  readonly instrumentId: number;
  readonly groundId: number;
  readonly name: string;
  readonly groundName: string;
  readonly currency: string;
}
