import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const point = z.object({
  string_id: z.string(),
  name: z.string(),
  duration: z.number().describe('modified, years'),
  yield: z.number().describe('the yield that the site shows first, annual effective, %'),
  is_subject: z.boolean().describe('the bond of the page'),
});

/** Where a bond stands follows from its price. */
export const issuerCurve = z.object({
  currency_name: z.string(),
  points: locked('last-price', z.array(point)).describe(
    'bonds of the issuer in one currency, the shortest first',
  ),
});

export type IssuerCurveData = z.output<typeof issuerCurve>;
export type CurvePoint = z.output<typeof point>;
