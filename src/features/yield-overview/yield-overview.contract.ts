import { z } from 'zod';
import { locked, standsIn } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
const figure = locked('last-price', z.number().nullable());

const currencyYields = z.object({
  currency_name: z.string(),
  date: day.describe('date of the curve'),
  years_2: figure.describe('government par yield, %; null: the curve does not extend that far'),
  years_5: figure,
  years_10: figure,
  corporate_yield: figure.describe('median yield to worst of bank and corporate bonds, %'),
  corporate_spread: figure.describe('median G-spread, bp'),
  corporate_bonds: z.number().describe('number of bonds in the medians'),
});

const point = z.object({ years: z.number(), percent: z.number() });

const curveChart = z.object({
  unit: z.enum(['percent', 'none']).describe('none: values are scaled from 0 to 1 (shape only)'),
  line: z.array(point),
  bonds: z
    .array(point.extend({ name: z.string() }))
    .describe('bonds on the curve; empty if values are locked'),
});

export const yieldOverview = z.object({
  currencies: z.array(currencyYields).describe('by number of government bonds, largest first'),
  curve: z.object({
    currency_name: z.string().describe('as requested, else the first'),
    date: day,
    method: z
      .enum(['svensson', 'bootstrapped', 'published'])
      .describe('Nelson–Siegel–Svensson fit; bootstrap, if there are too few bonds; a published curve'),
    bond_count: z.number().describe('number of bonds on the curve'),
    error: figure.describe('fit error (RMSE), bp of yield; null without bonds'),
    chart: standsIn('chart-values', curveChart),
  }),
});

/** Whatever an address says after `?curve=`; what is no currency is left out. */
export const requestedCurve = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional()
  .catch(undefined);

export type CurrencyYields = z.output<typeof currencyYields>;
export type CurveChart = z.output<typeof curveChart>;
export type YieldOverviewData = z.output<typeof yieldOverview>;
