import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { figureParams, figureQuery, riskQuery } from './figure-explanation.contract.ts';

const summary = 'Calculation of a figure as an Excel workbook with live formulas';

export const downloadStockFigure = download({
  path: '/export/stocks/:stringId/explain/:what/',
  summary,
  params: figureParams('stocks'),
  readsAsOf: true,
  query: z.strictObject(figureQuery),
});
export const downloadEtfFigure = download({
  path: '/export/etf/:stringId/explain/:what/',
  summary,
  params: figureParams('etf'),
  readsAsOf: true,
  query: z.strictObject(figureQuery),
});
export const downloadIndexFigure = download({
  path: '/export/indexes/:stringId/explain/:what/',
  summary,
  params: figureParams('indexes'),
  readsAsOf: true,
  query: z.strictObject(figureQuery),
});
export const downloadBondRisk = download({
  path: '/export/bonds/:stringId/risk/:what/',
  summary,
  params: figureParams('bonds'),
  readsAsOf: true,
  query: z.strictObject(riskQuery),
});
