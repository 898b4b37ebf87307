import { z } from 'zod';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import { EXPLAINED_OF_BOND } from '#foundation/explain/explain-address.ts';
import { standsIn } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });
const number = z.number().nullable();

const link = z.object({ text: z.string(), href: z.string(), is_current: z.boolean() });

export const explainedInput = z.object({
  symbol: z.string().nullable().describe('by which the formula calls it'),
  name: z.string(),
  value: number,
  text: z.string().nullable().describe('in place of the value: a day, a rule'),
  decimals: z.number(),
  unit: z.string().nullable(),
  note: z.string().nullable().describe('where it comes from, and of which day it is'),
  href: z.string().nullable().describe('where it is explained itself'),
  follows_price: z.boolean(),
});

const explainedFlow = z.object({
  date: day,
  kind: z
    .enum(['coupon', 'redemption', 'rest'])
    .describe('rest: what all later coupons of a perpetual bond are worth on the day of the last listed one'),
  amount: number.describe('for one piece'),
  years: z.number().describe('as the convention counts them'),
  percent: number.describe('of a Z-spread: the government curve at these years'),
  factor: number,
  present: number,
  weighted: number.describe('of a duration or convexity: what the payment counts for'),
});

const explainedFlows = z.object({
  rows: z.array(explainedFlow),
  has_curve: z.boolean(),
  has_weights: z.boolean(),
  present_decimals: z.number(),
  weighted_decimals: z.number(),
  total: number.describe('all that is to come, discounted'),
  total_decimals: z.number(),
  weighted_total: number,
  weighted_total_decimals: z.number(),
  price: number.describe('what a buyer pays for one piece: clean price and accrued interest'),
});

const explainedCurve = z.object({
  date: day,
  kind: z.enum(['fitted', 'interpolated']),
  points: z.array(
    z.object({
      string_id: z.string(),
      name: z.string(),
      years: number,
      percent: number,
      on_curve: number.describe('percent that the curve tells at these years'),
    }),
  ),
});

/** Everything that a price decides, the end of a bond included: which one is the worst would tell of the price. */
const told = z.object({
  is_shown: z.boolean(),
  title: z.string(),
  end_date: day.nullable(),
  compounding: z.union([z.number(), z.literal('simple')]).describe('times a year'),
  figure: number,
  why: z.string().nullable().describe('why there is no figure'),
  says: z.array(z.string()).describe('the convention and what is supposed, in words'),
  inputs: z.array(explainedInput),
  flows: explainedFlows.nullable(),
  steps: z
    .array(z.object({ from: day, until: day, owed: z.number(), years: z.number(), interest: z.number() }))
    .describe('of accrued interest: what it adds up from'),
  curve: explainedCurve.nullable(),
});

export const bondExplanation = z.object({
  string_id: z.string(),
  name: z.string(),
  currency: z.string(),
  what: z.enum(EXPLAINED_OF_BOND),
  convention: z.enum(YIELD_CONVENTIONS),
  date: day.describe('of the price, and of the settlement'),
  decimals: z.number(),
  unit: z.string().nullable(),
  told: standsIn('last-price', told),
  figures: z.array(link).describe('the other figures of the bond'),
  conventions: z.array(link),
  ends: z.array(link),
  href: z.string().describe('the page of this explanation'),
  export_link: z.string().nullable().describe('the workbook; null for who may not export'),
});

export type BondExplanation = z.output<typeof bondExplanation>;
export type ToldExplanation = z.output<typeof told>;
export type ExplainedInput = z.output<typeof explainedInput>;
export type ExplainedFlows = z.output<typeof explainedFlows>;
export type ExplainedCurve = z.output<typeof explainedCurve>;

/** The label modules of the panel; its page lists them. */
export const EXPLAIN_LABELS = [
  'explained',
  'explain-number',
  'dialog',
  'export-range',
  'locked-value',
] as const;
