import { z } from 'zod';
import { figureParams, figureQuery } from '#market/explain/requested-figure.ts';
import {
  calculatorFigureParams,
  calculatorFigureQuery,
} from '#market/explain-calculator/calculator-figure.contract.ts';
import { download } from '#platform/contract/download.ts';

export const downloadBondExplanation = download({
  path: '/export/bonds/:stringId/explain/:what/',
  summary: 'Calculation of a bond metric as an Excel workbook with live formulas',
  params: figureParams,
  readsAsOf: true,
  query: z.strictObject(figureQuery),
});

export const downloadCalculatorExplanation = download({
  path: '/export/calculator/explain/:what/',
  summary: 'Calculation of a result of the bond calculator as an Excel workbook with live formulas',
  params: calculatorFigureParams,
  readsAsOf: true,
  query: z.strictObject(calculatorFigureQuery),
});
