import { z } from 'zod';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import { EXPLAINED_OF_BOND } from '#market/explain/explain-address.ts';
import { standsIn } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
const number = z.number().nullable();

const link = z.object({ text: z.string(), href: z.string(), is_current: z.boolean() });

export const explainedInput = z.object({
  symbol: z.string().nullable().describe('symbol in the formula'),
  name: z.string(),
  value: number,
  text: z.string().nullable().describe('text instead of a value: a date or a convention'),
  decimals: z.number(),
  unit: z.string().nullable(),
  note: z.string().nullable().describe('source and date'),
  href: z.string().nullable().describe('path of its own explanation'),
  follows_price: z.boolean(),
});

const explainedFlow = z.object({
  date: day,
  kind: z
    .enum(['coupon', 'redemption', 'rest'])
    .describe('rest: value of all later coupons of a perpetual bond on the date of the last one listed'),
  amount: number.describe('per bond'),
  fixing: z
    .enum(['fixed', 'projected'])
    .nullable()
    .describe('fixed: by a known rate; projected: by an assumption; null: depends on no rate'),
  years: z.number().describe('by the day count of the convention'),
  percent: number.describe('for a Z-spread or asset-swap spread: zero rate at this term'),
  factor: number,
  present: number,
  weighted: number.describe('for a duration or convexity: weighted present value'),
});

const explainedFlows = z.object({
  rows: z.array(explainedFlow),
  has_curve: z.boolean(),
  adds_up: z.boolean().describe('the present values are the dirty price; false for an asset-swap spread'),
  has_weights: z.boolean(),
  present_decimals: z.number(),
  weighted_decimals: z.number(),
  total: number.describe('sum of present values'),
  total_decimals: z.number(),
  weighted_total: number,
  weighted_total_decimals: z.number(),
  price: number.describe('dirty price per bond'),
});

const explainedCurve = z.object({
  date: day,
  currency: z.string(),
  kind: z.enum(['svensson', 'bootstrapped', 'published']),
  zeros: z
    .array(z.object({ years: z.number(), percent: number, factor: number }))
    .describe('for a G-spread: zero rates and discount factors of the coupons of the par bond'),
  points: z.array(
    z.object({
      string_id: z.string(),
      name: z.string(),
      years: z.number().describe('to maturity'),
      percent: number,
      on_curve: number.describe('yield at the price that the curve gives, %'),
    }),
  ),
});

/** Everything that a price decides, the end of a bond included: which one is the worst would reveal the price. */
const explanationBody = z.object({
  is_shown: z.boolean(),
  title: z.string(),
  end_date: day.nullable(),
  compounding: z.union([z.number(), z.literal('simple')]).describe('compounding frequency, per year'),
  figure: number,
  why: z.string().nullable().describe('why there is no figure'),
  says: z.array(z.string()).describe('convention and assumptions, as text'),
  inputs: z.array(explainedInput),
  flows: explainedFlows.nullable(),
  steps: z
    .array(
      z.object({ from: day, until: day, outstanding: z.number(), years: z.number(), interest: z.number() }),
    )
    .describe('steps of the accrued interest calculation'),
  curve: explainedCurve.nullable(),
});

/** Of a bond that somebody has typed: nothing of it is locked. */
export const calculatorExplanation = z.object({
  string_id: z.string().nullable().describe('null: of the calculator'),
  name: z.string(),
  currency: z.string(),
  what: z.enum(EXPLAINED_OF_BOND),
  convention: z.enum(YIELD_CONVENTIONS),
  date: day.describe('price date, which is also the settlement date'),
  decimals: z.number(),
  unit: z.string().nullable(),
  body: explanationBody,
  figures: z.array(link).describe('other metrics of the bond'),
  conventions: z.array(link),
  ends: z.array(link),
  href: z.string().describe('path of this explanation'),
  export_link: z.string().nullable().describe('path of the workbook; null if the viewer may not export'),
});

export const bondExplanation = calculatorExplanation.extend({
  body: standsIn('last-price', explanationBody),
});

export type BondExplanation = z.output<typeof bondExplanation>;
export type ExplanationBody = z.output<typeof explanationBody>;
export type ExplainedInput = z.output<typeof explainedInput>;
export type ExplainedFlows = z.output<typeof explainedFlows>;
export type ExplainedCurve = z.output<typeof explainedCurve>;

/** The label modules of the panel; its page lists them. */
export const EXPLAIN_LABELS = ['explained', 'explain', 'dialog', 'export-range', 'locked-value'] as const;
