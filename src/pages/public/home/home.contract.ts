import { z } from 'zod';
import { corrections } from '#features/corrections/corrections.contract.ts';
import { FIGURE_LABELS } from '#features/explain-figure/figure-explanation.contract.ts';
import { heatMap } from '#features/heat-map/heat-map.contract.ts';
import { indexOverview } from '#features/index-overview/index-overview.contract.ts';
import { marketLeaders } from '#features/leaders/market-leaders.contract.ts';
import { marketPayments } from '#features/market-payments/market-payments.contract.ts';
import { marketNews } from '#features/news/news.contract.ts';
import { requestedCurve, yieldOverview } from '#features/yield-overview/yield-overview.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

const blocks = z.object({
  heat_map: heatMap.nullable(),
  indexes: indexOverview.nullable(),
  leaders: marketLeaders.nullable(),
  yields: yieldOverview.nullable(),
  coming: marketPayments.nullable(),
  news: marketNews.nullable(),
  corrections: corrections.nullable(),
});
export const homeSection = blocks.keyof();
export type HomeSection = z.output<typeof homeSection>;

export const homePage = page({
  id: 'home',
  path: '/',
  summary: 'Home: the market at a glance',
  query: z.object({ curve: requestedCurve.describe('currency of the government yield curve shown') }),
  labels: [
    'home',
    'heat-map',
    'index-overview',
    'leaders',
    'yield-overview',
    ...FIGURE_LABELS,
    'coming-payments',
    'news',
    'corrections',
    'own-watchlist',
    'locked-value',
    'chart',
    'hint',
  ],
  reply: z.object({
    counts: z
      .object({
        stocks: z.number(),
        bonds: z.number(),
        indexes: z.number(),
        etfs: z.number(),
        issuers: z.number(),
      })
      .nullable()
      .describe('null: failed to load'),
    blocks: blocks.describe('null: no data, so the page has no such section'),
    failed: z.array(homeSection).describe('sections that failed to load'),
    today: z.string().meta({ format: 'date' }),
  }),
});

export type HomePageData = Reply<typeof homePage>;
