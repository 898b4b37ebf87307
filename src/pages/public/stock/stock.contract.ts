import { z } from 'zod';
import { dividendRow } from '#features/dividends/dividends.contract.ts';
import { FIGURE_LABELS } from '#features/explain-figure/figure-explanation.contract.ts';
import { holders } from '#features/holders/holders.contract.ts';
import { IFRS_LABELS, ifrsQuery, shownIfrsStatements } from '#features/ifrs-report/ifrs-report.contract.ts';
import { indicators } from '#features/indicators/indicators.contract.ts';
import { issuerBonds, issuerStocks } from '#features/issuer-instruments/issuer-instruments.contract.ts';
import { leaders } from '#features/leaders/leaders.contract.ts';
import { placements } from '#features/placements/placements.contract.ts';
import { priceForecasts } from '#features/price-forecasts/price-forecasts.contract.ts';
import { chartQuery } from '#market/trading-chart/trading-chart.contract.ts';
import {
  ISSUER_LABELS,
  issuerBlocks,
  issuerQuery,
} from '#page-parts/issuer-blocks/issuer-blocks.contract.ts';
import {
  LISTING_LABELS,
  listingChart,
  listingFigures,
  listingParams,
} from '#page-parts/listing-chart/listing-chart.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { STOCK_SECTIONS } from './section-order.ts';

const day = z.string().meta({ format: 'date' });

/** The rows of the parameters table, in the order they are shown. */
export const STOCK_PARAMETERS = [
  'isin',
  'ticker',
  'share_type',
  'issuer',
  'country',
  'industry',
  'currency',
  'nominal',
  'shares_outstanding',
  'listed_on',
  'status',
] as const;

/** Those that ST-06 does not name. */
const blocks = issuerBlocks.extend({
  ifrs: shownIfrsStatements.nullable(),
  placements: placements.nullable(),
  'price-forecasts': priceForecasts.nullable(),
  holders: holders.nullable(),
  leaders: leaders.nullable(),
});

const holdingIndex = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  ticker: z.string().nullable(),
});

export const stockPage = page({
  id: 'stock',
  readsAsOf: true,
  path: '/stocks/:stringId/:venueId?/',
  summary: 'A stock on an exchange',
  params: listingParams,
  query: z.object({ ...chartQuery, ...issuerQuery, ...ifrsQuery }),
  labels: [
    ...new Set([
      'stock',
      ...LISTING_LABELS,
      'indicators',
      'live-prices',
      ...IFRS_LABELS,
      'placements',
      'price-forecasts',
      'holders',
      'leaders',
      ...ISSUER_LABELS,
      ...FIGURE_LABELS,
    ]),
  ],
  reply: z.object({
    stockId: z.number(),
    ...listingFigures,
    industryId: z.number(),
    stockInfo: z.object({
      stock_full_name: z.string(),
      registered_name: z.string().nullable().describe('as registered; null where that is the name shown'),
      ticker: z.string().nullable(),
      isin: z.string().nullable(),
      share_type: z.enum(['ordinary', 'preferred']),
      status: z.enum(['active', 'suspended', 'delisted']),
      issuer_name: z.string(),
      issuer_string_id: z.string().describe('its page is /company/{issuer_string_id}/'),
      industry_name: z.string(),
      splits: z.array(z.object({ date: day, 'date.numeric': z.number(), coefficient: z.number() })),
    }),
    paramsTable: z.array(
      z.object({ name: z.enum(STOCK_PARAMETERS), value: z.union([z.string(), z.number()]).nullable() }),
    ),
    indicators,
    dividends: z.array(dividendRow).describe('dividends with a future ex-dividend date, nearest first'),
    emitentSharesStocksList: issuerStocks.describe('other stocks of the issuer'),
    emitentSharesBondsList: issuerBonds.describe('bonds of the issuer'),
    indexesList: z.array(holdingIndex).describe('indices that include the stock'),
    hideGraph: z.boolean(),
    ...listingChart,
    blocks: blocks.describe('null: no data, so the page has no such section'),
    failed: z.array(z.enum(STOCK_SECTIONS)).describe('sections that failed to load'),
    today: day,
  }),
});

export type StockPageData = Reply<typeof stockPage>;
