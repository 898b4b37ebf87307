import { z } from 'zod';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import type { NoValue } from '#domain/bonds/valuation/value-bond.ts';
import { bondAssumption } from '#foundation/market/bond-assumption.contract.ts';
import { locked } from '#foundation/web/sealed.ts';

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
  why: z.enum(REASONS).nullable().describe('why there is nothing to tell'),
  yield: figure.describe('percent a year'),
  macaulay: figure.describe('years'),
  modified: figure.describe('years'),
  convexity: figure,
  point_value: figure.describe('money that one piece loses when the yield rises by a basis point'),
});

const yieldEnd = z.object({
  end: z.enum(['maturity', 'put', 'call', 'worst']),
  date: day.nullable().describe('null: it is perpetual, or the worst end, which is told in `worst`'),
  price: z.number().nullable().describe('of a put or call, percent of what is then still owed'),
  worst: locked(
    'last-price',
    z.object({ end: z.enum(['maturity', 'put', 'call']), date: day.nullable() }).nullable(),
  ).describe('which end the worst one is'),
  conventions: z.array(conventionFigures),
  spread: figure.describe('basis points over the government curve at the same modified duration'),
  z_spread: figure.describe('basis points over every point of the government curve'),
});

export const bondYields = z.object({
  date: day.describe('of the price; it is settled on the same day'),
  trading_ground: z.string(),
  currency_name: z.string(),
  price: figure.describe('clean, percent of what is still owed'),
  dirty: figure.describe('with accrued interest, percent of what is still owed'),
  accrued: z.number().nullable().describe('money for one piece'),
  owed: z.number().describe('of the nominal of one piece'),
  current_yield: figure.describe('percent'),
  ends: z.array(yieldEnd).describe('maturity first'),
  curve_date: day.nullable().describe('of the government curve; null: there is none in this currency'),
  assumption: bondAssumption.nullable(),
});

export type BondYieldsData = z.output<typeof bondYields>;
export type YieldEnd = BondYieldsData['ends'][number];
