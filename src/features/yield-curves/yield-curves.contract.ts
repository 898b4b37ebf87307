import { z } from 'zod';
import { CURVE_VIEWS } from '#domain/bonds/curve/zero-curve.ts';
import { BOND_SECTORS } from '#domain/bonds/stored-bond.ts';
import { standsIn } from '#platform/contract/sealed.ts';

const words = z.string().max(400).optional().catch(undefined);
const day = z.string().meta({ format: 'date' });

export const curvesQuery = {
  curves: words.describe(
    'up to six, separated by commas: EUR, EUR~2026-06-30, EUR~bank, EUR~@issuer~2026-06-30',
  ),
  view: words.describe(CURVE_VIEWS.join(', ')),
  bonds: words.describe('the place of the curve whose bonds are listed, from 1'),
  currency: words.describe('of a curve to add'),
  of: words.describe('of a curve to add: a sector, or @ and the string id of an issuer'),
  day: words.describe('of a curve to add; the latest if omitted'),
};

const METHODS = ['svensson', 'bootstrapped', 'published'] as const;
const number = z.number().nullable();
const point = z.object({ years: z.number(), percent: z.number() });
const error = z.object({ yield: z.number(), price: z.number() });

const requestedCurve = z.object({
  key: z.string().describe('as in the address'),
  currency: z.string(),
  sector: z.enum(BOND_SECTORS).nullable().describe('null for a single issuer'),
  issuer: z.string().nullable(),
  date: day.nullable().describe('null: there is no such curve'),
  method: z.enum(METHODS).nullable(),
  bond_count: z.number(),
});

const curveValues = z.object({
  unit: z.enum(['percent', 'none']).describe('none: each line is scaled from 0 to 1 (shape only)'),
  lines: z.array(z.array(point)).describe('one for each curve'),
  errors: z
    .array(
      z.object({ own: error.nullable(), other: z.object({ method: z.enum(METHODS), error }).nullable() }),
    )
    .describe('RMSE in bp of yield and of price; empty if values are locked'),
  tenors: z
    .array(z.object({ years: z.number(), percents: z.array(number) }))
    .describe('empty if values are locked'),
  bonds: z
    .array(
      point.extend({
        string_id: z.string(),
        name: z.string(),
        on_curve: z.number(),
        residual: z.number().describe('yield less curve, bp'),
      }),
    )
    .describe('of one of the curves; empty if values are locked'),
  parameters: z
    .array(z.object({ symbol: z.string(), value: z.number() }))
    .describe('of the same curve, if it is fitted; empty if values are locked'),
});

export const yieldCurves = z.object({
  view: z.enum(CURVE_VIEWS),
  shown: z.number().describe('the place of the curve whose bonds are listed, from 0'),
  query: z.string().describe('the address that shows this'),
  is_usual: z.boolean().describe('whether the address names no curves of its own'),
  curves: z.array(requestedCurve),
  values: standsIn('chart-values', curveValues),
  currencies: z.array(z.object({ currency: z.string(), from: day, to: day })),
  issuers: z.array(z.object({ id: z.string(), name: z.string(), currencies: z.array(z.string()) })),
  export_link: z.string().nullable().describe('null if the viewer may not export'),
});

export type YieldCurvesData = z.output<typeof yieldCurves>;
export type CurveValues = z.output<typeof curveValues>;
export type RequestedCurve = z.output<typeof requestedCurve>;

/** The label modules of the page's view. */
export const CURVES_LABELS = [
  'yield-curves',
  'chart',
  'table',
  'hint',
  'export-range',
  'locked-value',
  'date-picker',
] as const;
