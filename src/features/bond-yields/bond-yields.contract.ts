import { z } from 'zod';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import { NAMED_ENDS } from '#domain/bonds/valuation/named-ends.ts';
import type { NoValue } from '#domain/bonds/valuation/value-bond.ts';
import { bondAssumption } from '#market/bonds/bond-assumption.contract.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
const REASONS = [
  'in_default',
  'matured',
  'not_issued',
  'rate_unknown',
  'beyond_convention',
  'nothing_to_come',
  'price_not_positive',
  'no_solution',
] as const satisfies readonly NoValue[];

/** Whatever follows from a price would give it away. */
const figure = locked('last-price', z.number().nullable());

const conventionFigures = z.object({
  convention: z.enum(YIELD_CONVENTIONS),
  why: z.enum(REASONS).nullable().describe('why there is no value'),
  yield: figure.describe('percent a year'),
  macaulay: figure.describe('years'),
  modified: figure.describe('years'),
  convexity: figure,
  point_value: figure.describe('basis point value (PVBP) per bond'),
});

const yieldEnd = z.object({
  end: z
    .enum(NAMED_ENDS)
    .describe(
      'worst: lowest of maturity and calls; best: highest of maturity and puts; call, put: the next one',
    ),
  date: day.nullable().describe('null: perpetual, or worst or best, for which see `runs_to`'),
  price: z.number().nullable().describe('put or call price, % of the principal then outstanding'),
  runs_to: locked(
    'last-price',
    z.object({ end: z.enum(['maturity', 'put', 'call']), date: day.nullable() }).nullable(),
  ).describe('the redemption on which the yield to worst or best is based'),
  conventions: z.array(conventionFigures),
  average_life: figure.describe('mean time to the repayment of principal, years'),
  spread: figure.describe('G-spread, bp: over the government par yield at the same maturity'),
  z_spread: figure.describe('Z-spread, bp: over every government zero rate'),
  i_spread: figure.describe(
    'I-spread, bp: over the swap rate at the same maturity; null: no swap rates stored',
  ),
  asset_swap: figure.describe(
    'par-par asset-swap spread, bp: over swap rates or, without them, the government curve',
  ),
});

export const bondYields = z.object({
  date: day.describe('price date, which is also the settlement date'),
  venue: z.string(),
  currency_name: z.string(),
  price: figure.describe('clean price, % of outstanding principal'),
  dirty: figure.describe('dirty price, % of outstanding principal'),
  accrued: z.number().nullable().describe('amount per bond'),
  outstanding: z.number().describe('outstanding principal per bond'),
  current_yield: figure.describe('percent'),
  discount_margin: figure.describe('floating-rate note: bp over the reference rate of every coupon period'),
  simple_margin: figure.describe('floating-rate note: margin and distance to par per year, bp of the price'),
  ends: z.array(yieldEnd).describe('maturity first'),
  leading: z
    .enum(NAMED_ENDS)
    .describe('the yield that the site shows first; without such an end, to maturity'),
  curve_date: day.nullable().describe('date of the government yield curve; null: none in this currency'),
  assumption: bondAssumption.nullable(),
});

export type BondYieldsData = z.output<typeof bondYields>;
export type YieldEnd = BondYieldsData['ends'][number];
