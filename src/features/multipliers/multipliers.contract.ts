import { z } from 'zod';
import { REASONS } from '#domain/multiples/reason.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });
const number = z.number().nullable();
const reason = z.enum(REASONS).nullable().describe('why there is no value');

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
        date: day.describe('the end of the period whose report is read'),
        price_date: day.nullable().describe('of the price of the ordinary share'),
      }),
    )
    .describe('now, then the periods, newest first'),
  columns: z
    .array(
      z.object({
        multiple_id: z.string(),
        name: z.string(),
        measure: z.enum(['times', 'percent', 'money', 'per_share']),
        unit: z.string().nullable().describe('of money: its currency and multiplier'),
      }),
    )
    .describe('what each row of the body is'),
  body: z.array(z.array(multiplierCell)).describe('a row a multiple, a cell a header'),
});

export const multipliers = z.object({
  '1': z.array(multiplierGroup).describe('quarters'),
  '2': z.array(multiplierGroup).describe('years'),
});

/** The multiples of an issuer as a page carries them. */
export const multipliersBlock = z.object({
  emitent_id: z.number(),
  string_id: z.string().describe('of the issuer'),
  standard: z.enum(['ifrs', 'ras']).describe('of the reports that they are computed from'),
  periods: multipliers,
  is_cut: z.boolean().describe('older periods stand on the page of the issuer'),
});

export const readMultipliers = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/multipliers/',
  summary:
    'Multiples of an issuer by quarters and years, computed from its reports and the prices of its shares',
  params: z.strictObject({ emitentId: rowId }),
  reply: multipliers,
});

export type MultiplierCell = z.output<typeof multiplierCell>;
export type MultiplierGroup = z.output<typeof multiplierGroup>;
export type Multipliers = z.output<typeof multipliers>;
export type MultipliersBlock = z.output<typeof multipliersBlock>;
