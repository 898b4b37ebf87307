import { z } from 'zod';
import { REASONS } from '#domain/multiples/reason.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { calendarDay, rowId } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';
import { multiplierCell } from './multipliers.contract.ts';

const number = z.number().nullable();

const inputFace = z.object({
  name: z.string(),
  depth: z.number().describe('0 for what is divided and what it is divided by, then their parts'),
  sign: z.enum(['', '+', '−', '×', '÷']).describe('how it is counted'),
  unit: z.string().nullable(),
  decimals: z.number(),
  note: z.string().nullable().describe('of which days and by which source'),
  reason: z.enum(REASONS).nullable(),
  told: z
    .array(
      z.object({ text: z.string(), sign: z.enum(['', '+', '−']), value: locked('more-rows', z.number()) }),
    )
    .describe('the reports that it is reckoned from, where there are several'),
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
  formula: z.array(z.string()).describe('in words; then what its sums are made of'),
  result: multiplierCell,
  inputs: z.array(explainedInput),
  export_link: z.string().nullable().describe('the workbook; null for who may not export'),
});

export const multipleId = z.string().regex(/^[a-z_]{2,40}$/);
export const multipleDate = z.union([z.literal('now'), calendarDay]);
export const multiplePeriod = z.enum(['1', '2']);

export const readMultiplierExplanation = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/multipliers/:period/:multipleId/:date/',
  summary: 'How one multiple was computed: the formula, and every input with its date and source',
  params: z.strictObject({ emitentId: rowId, period: multiplePeriod, multipleId, date: multipleDate }),
  reply: multipleExplanation,
});

export type Explanation = z.output<typeof multipleExplanation>;
export type ExplainedInput = z.output<typeof explainedInput>;
