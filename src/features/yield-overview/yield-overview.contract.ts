import { z } from 'zod';
import { locked, standsIn } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });
const figure = locked('last-price', z.number().nullable());

const currencyYields = z.object({
  currency_name: z.string(),
  date: day.describe('of the curve'),
  years_2: figure.describe('percent on the government curve; null: the curve does not reach so far'),
  years_5: figure,
  years_10: figure,
  corporate_yield: figure.describe('the median of bonds that no state owes, percent'),
  corporate_spread: figure.describe('the median over the government curve, basis points'),
  corporate_bonds: z.number().describe('how many bonds the medians are of'),
});

const point = z.object({ years: z.number(), percent: z.number() });

const curveChart = z.object({
  unit: z.enum(['percent', 'none']).describe('none: the values run from 0 to 1 and tell the shape alone'),
  line: z.array(point),
  bonds: z
    .array(point.extend({ name: z.string() }))
    .describe('the bonds that it is drawn through; none without values'),
});

export const yieldOverview = z.object({
  currencies: z.array(currencyYields).describe('those with the most government bonds first'),
  curve: z.object({
    currency_name: z.string().describe('as the address asks for it, else the first'),
    date: day,
    is_fitted: z.boolean().describe('Nelson–Siegel; false: from bond to bond, where they are too few'),
    bond_count: z.number().describe('the bonds that it is drawn through'),
    error: figure.describe(
      'how far a bond usually lies from a fitted curve, basis points: the root of the mean square; null where none is fitted',
    ),
    chart: standsIn('chart-values', curveChart),
  }),
});

/** Whatever an address says after `?curve=`; what is no currency is left out. */
export const askedCurve = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional()
  .catch(undefined);

export type CurrencyYields = z.output<typeof currencyYields>;
export type CurveChart = z.output<typeof curveChart>;
export type YieldOverviewData = z.output<typeof yieldOverview>;
