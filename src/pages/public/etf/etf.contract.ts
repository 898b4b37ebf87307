import { z } from 'zod';
import { etfHoldings } from '#features/etf-holdings/etf-holdings.contract.ts';
import { FIGURE_LABELS } from '#features/explain-figure/figure-explanation.contract.ts';
import { fundTracking } from '#features/fund-tracking/fund-tracking.contract.ts';
import { issuerFunds } from '#features/issuer-instruments/issuer-funds.contract.ts';
import { issuerNews } from '#features/news/news.contract.ts';
import { chartQuery } from '#market/trading-chart/trading-chart.contract.ts';
import { wholeSection } from '#page-parts/entity-sections/whole-section.ts';
import {
  LISTING_LABELS,
  listingChart,
  listingFigures,
  listingParams,
} from '#page-parts/listing-chart/listing-chart.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });

export const ETF_SECTIONS = [
  'graph',
  'dynamics',
  'venues',
  'parameters',
  'tracking',
  'holdings',
  'dividends',
  'funds',
  'news',
] as const;
export type EtfSection = (typeof ETF_SECTIONS)[number];

const parameters = z.object({
  isin: z.string().nullable(),
  ticker: z.string().nullable(),
  house: z.object({ name: z.string(), url: z.string() }).describe('fund provider'),
  country: z.string().describe('country of the fund provider, ISO 3166 alpha-2'),
  index: z.object({ name: z.string(), url: z.string() }).nullable().describe('benchmark index'),
  expense_ratio: z.number().nullable().describe('percent a year'),
  units_outstanding: z.number().nullable(),
  // The units are public: with their value anyone could derive the price.
  net_assets: locked('last-price', z.number().nullable()).describe(
    'units outstanding × last price on the primary exchange',
  ),
  net_assets_currency: z.string(),
  currency: z.string(),
  listed_on: day.nullable(),
  status: z.enum(['active', 'suspended', 'delisted']),
});

export const etfPage = page({
  id: 'etf',
  readsAsOf: true,
  path: '/etf/:stringId/:venueId?/',
  summary: 'An ETF on an exchange: key data, chart, holdings and index tracking',
  params: listingParams,
  query: z.object({ ...chartQuery, all: wholeSection }),
  labels: [
    'etf',
    ...LISTING_LABELS,
    'etf-holdings',
    'fund-tracking',
    'issuer-instruments',
    'news',
    'entity-sections',
    'section-menu',
    ...FIGURE_LABELS,
    'hint',
    'message',
    'link-list',
    'refusals',
  ],
  reply: z.object({
    etfId: z.number(),
    ...listingFigures,
    name: z.string(),
    registered_name: z.string().nullable().describe('as registered; null where that is the name shown'),
    parameters,
    ...listingChart,
    blocks: z
      .object({
        tracking: fundTracking.nullable(),
        holdings: etfHoldings.nullable(),
        funds: issuerFunds.nullable(),
        news: issuerNews.nullable(),
      })
      .describe('null: no data, so the page has no such section'),
    failed: z.array(z.enum(ETF_SECTIONS)).describe('sections that failed to load'),
    today: day,
  }),
});

export type EtfPageData = Reply<typeof etfPage>;
