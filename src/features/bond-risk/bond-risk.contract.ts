import { z } from 'zod';
import { NO_RISK } from '#domain/bonds/risk/why-no-risk.ts';
import { NAMED_ENDS } from '#domain/bonds/valuation/named-ends.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });

/** Whatever follows from a price would give it away. */
const figure = locked('last-price', z.number().nullable());

export const bondRisk = z.object({
  currency_name: z.string(),
  curve_date: day.nullable().describe('date of the government zero curve; null: none in this currency'),
  end: z.enum(NAMED_ENDS).describe('what the cash flows run to: the yield that the site shows first'),
  why: z.enum(NO_RISK).nullable().describe('why there are no figures'),
  key_rates: z
    .array(
      z.object({ years: z.number(), duration: figure.describe('% of the price for 1 percentage point') }),
    )
    .describe('key-rate durations on the zero curve; they add up to the duration of the whole curve'),
  scenarios: z.array(
    z.object({
      kind: z.enum(['parallel', 'steeper', 'flatter']),
      basis_points: z
        .number()
        .describe(
          'of the whole zero curve; of a twist: 10 years and beyond, the near end moves the other way',
        ),
      price: figure.describe('dirty price, % of outstanding principal'),
      change: figure.describe('% of the dirty price'),
    }),
  ),
  carry: z
    .array(
      z.object({
        months: z.number(),
        carry: figure.describe('at an unchanged yield, % of the dirty price'),
        roll_down: figure.describe('on top, at an unchanged curve and spread'),
        total: figure,
      }),
    )
    .describe('return over a horizon if nothing changes but time'),
});

export type BondRiskData = z.output<typeof bondRisk>;
