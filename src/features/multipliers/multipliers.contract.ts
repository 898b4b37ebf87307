import { z } from 'zod';
import { REASONS } from '#domain/multiples/reason.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
const number = z.number().nullable();
const reason = z.enum(REASONS).nullable().describe('why there is no value');

/** What a viewer lacks where a value is `***`. */
export const multiplierLock = z
  .enum(['last-price', 'more-rows'])
  .nullable()
  .describe('the capability that its values require; null: public');

/** Open, made with a price, or as good as a row of a report: see docs/issuer-side.md, "Multiples". */
export const multiplierCell = z.union([
  z.object({ value: number, reason }),
  z.object({ value: locked('last-price', number), reason }),
  z.object({ value: locked('more-rows', number), reason }),
]);

export const multiplierGroup = z.object({
  group_id: z.string(),
  group_name: z.string(),
  headers: z
    .array(
      z.object({
        id: z.string().describe('now, or the end of the period'),
        date: day.describe('end date of the report used'),
        price_date: day.nullable().describe('date of the ordinary share price'),
      }),
    )
    .describe('now, then the periods, latest first'),
  columns: z
    .array(
      z.object({
        multiple_id: z.string(),
        name: z.string(),
        measure: z.enum(['times', 'percent', 'money', 'per_share']),
        unit: z.string().nullable().describe('for amounts: currency and multiplier'),
        lock: multiplierLock,
      }),
    )
    .describe('what each row of the body is'),
  body: z.array(z.array(multiplierCell)).describe('one row per multiple, one cell per header'),
});

export const multipliers = z.object({
  '1': z.array(multiplierGroup).describe('quarters'),
  '2': z.array(multiplierGroup).describe('years'),
});

/** The multiples of an issuer as a page carries them. */
export const multipliersBlock = z.object({
  issuer_id: z.number(),
  string_id: z.string().describe('string id of the issuer'),
  standard: z.enum(['ifrs', 'us-gaap', 'ras']).describe('accounting standard of the reports used'),
  has: z.object({ '1': z.boolean(), '2': z.boolean() }).describe('kinds of periods that there are'),
  periods: multipliers.describe('a stock’s page has no years unless its address says all=multipliers'),
  is_cut: z.boolean().describe('earlier periods are on the issuer’s page'),
});

export const readMultipliers = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/company/:issuerId/multipliers/',
  summary:
    'Multiples and ratios of an issuer by quarter and year, calculated from its reports and share prices',
  params: z.strictObject({ issuerId: rowId }),
  reply: multipliers,
});

export type MultiplierCell = z.output<typeof multiplierCell>;
export type MultiplierGroup = z.output<typeof multiplierGroup>;
export type Multipliers = z.output<typeof multipliers>;
export type MultipliersBlock = z.output<typeof multipliersBlock>;
export type MultiplierLock = z.output<typeof multiplierLock>;
