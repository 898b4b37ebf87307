import { z } from 'zod';
import { REASONS } from '#domain/multiples/reason.ts';
import { multipleDate, multipleId, multiplePeriod } from '#market/multiples/multiple-params.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';
import { multiplierCell, multiplierLock } from './multipliers.contract.ts';

const number = z.number().nullable();

const inputFace = z.object({
  name: z.string(),
  depth: z.number().describe('0 for numerator and denominator, 1 and up for their components'),
  sign: z.enum(['', '+', '−', '×', '÷']).describe('how it enters the formula'),
  unit: z.string().nullable(),
  decimals: z.number(),
  note: z.string().nullable().describe('dates and source'),
  reason: z.enum(REASONS).nullable(),
  lock: multiplierLock,
  reported: z
    .array(
      z.object({ text: z.string(), sign: z.enum(['', '+', '−']), value: locked('more-rows', z.number()) }),
    )
    .describe('the report used, if there are several'),
});

export const explainedInput = z.union([
  inputFace.extend({ value: number }),
  inputFace.extend({ value: locked('last-price', number) }),
  inputFace.extend({ value: locked('more-rows', number) }),
]);

export const multipleExplanation = z.object({
  multiple_id: z.string(),
  name: z.string(),
  date: z.string().describe('now, or the end of the period'),
  measure: z.enum(['times', 'percent', 'money', 'per_share']),
  unit: z.string().nullable(),
  lock: multiplierLock,
  formula: z.array(z.string()).describe('formula as text, then the components of its terms'),
  result: multiplierCell,
  inputs: z.array(explainedInput),
  export_link: z.string().nullable().describe('path of the workbook; null if the viewer may not export'),
});

export const readMultiplierExplanation = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/company/:issuerId/multipliers/:period/:multipleId/:date/',
  summary: 'Calculation of one multiple: the formula, and every input with its date and source',
  params: z.strictObject({ issuerId: rowId, period: multiplePeriod, multipleId, date: multipleDate }),
  reply: multipleExplanation,
});

export type Explanation = z.output<typeof multipleExplanation>;
export type ExplainedInput = z.output<typeof explainedInput>;
