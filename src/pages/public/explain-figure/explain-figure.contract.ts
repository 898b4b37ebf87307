import { z } from 'zod';
import {
  FIGURE_LABELS,
  figureExplanation,
  figureParams,
  figureQuery,
  riskQuery,
} from '#features/explain-figure/figure-explanation.contract.ts';
import { page } from '#platform/contract/page.ts';

/** Not cached: a figure has as many addresses as there are venues, days and spans. */
const shared = {
  query: z.object(figureQuery),
  labels: FIGURE_LABELS,
  isCached: false,
  readsAsOf: true,
  reply: figureExplanation,
} as const;

export const explainStockPage = page({
  ...shared,
  id: 'explain-stock',
  path: '/stocks/:stringId/explain/:what/',
  summary: 'Calculation of a price change or dividend yield: formula, inputs and source',
  params: figureParams('stocks'),
});

export const explainEtfPage = page({
  ...shared,
  id: 'explain-etf',
  path: '/etf/:stringId/explain/:what/',
  summary: 'Calculation of a figure of a fund: formula, inputs and source',
  params: figureParams('etf'),
});

export const explainIndexPage = page({
  ...shared,
  id: 'explain-index',
  path: '/indexes/:stringId/explain/:what/',
  summary: 'Calculation of an index value or change: formula, constituents and source',
  params: figureParams('indexes'),
});

export const explainRiskPage = page({
  ...shared,
  id: 'explain-risk',
  path: '/bonds/:stringId/risk/:what/',
  summary: 'Calculation of a key-rate duration, scenario, carry or roll-down: formula, inputs and cash flows',
  params: figureParams('bonds'),
  query: z.object(riskQuery),
});
