import { z } from 'zod';
import { LADDER_STEPS } from '#domain/payments/payment-ladder.ts';
import { locked } from '#platform/contract/sealed.ts';

/** Whatever follows from a price would give it away. */
const figure = locked('last-price', z.number().nullable());

/** Of the query of a page that shows them. */
export const ladderStep = z.enum(LADDER_STEPS).catch('year').describe('period of the payment ladder');

/** Of each bond of a comparison, which has no quantities. */
export const FACE_VALUE_OF_EACH = 100_000;

export const bondHoldings = z.object({
  bonds: z.number().describe('bonds that have not matured'),
  held: z.number().describe('those of them with a quantity'),
  totals: z.array(
    z.object({
      currency_name: z.string(),
      count: z.number().describe('bonds with a quantity and a yield'),
      value: figure.describe('market value with accrued interest'),
      yield: figure.describe('effective, % a year, weighted by market value'),
      duration: figure.describe('modified, years, weighted by market value'),
      convexity: figure.describe('weighted by market value'),
      point_value: figure.describe('basis point value (PVBP) of all of them'),
    }),
  ),
  step: z.enum(LADDER_STEPS),
  ladder: z
    .array(
      z.object({
        period: z.string().describe('2026-11, 2026-Q4 or 2026'),
        currency_name: z.string(),
        coupons: z.number(),
        principal: z.number(),
        total: z.number(),
        unknown: z.number().describe('payments whose amount is not known yet'),
      }),
    )
    .describe('payments to come by period, of at most thirty years'),
});

export type BondHoldingsData = z.output<typeof bondHoldings>;
