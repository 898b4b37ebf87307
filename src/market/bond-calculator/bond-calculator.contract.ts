import { z } from 'zod';
import { FIELDS, type FieldName } from '#domain/bond-calculator/calculator-fields.ts';
import { locked } from '#platform/contract/sealed.ts';

/** Long enough for a hundred rows. */
const LONGEST = 4_000;

const texts = Object.fromEntries(
  FIELDS.map((field) => [field, z.string().max(LONGEST).optional()]),
) as Record<FieldName, z.ZodOptional<z.ZodString>>;

export const calculatorQuery = {
  bond: z.string().max(100).optional().describe('string id or ISIN of a bond to start from'),
  written: z
    .enum(['point', 'comma'])
    .optional()
    .catch(undefined)
    .describe('decimal separator of the numbers, if sent by a form without JavaScript'),
  ...texts,
};

/** Where a calculator begins: `/calculator/` and the page of a bond are given the same. */
export const calculatorStart = z.object({
  bond: z
    .object({ string_id: z.string(), name: z.string(), currency: z.string() })
    .nullable()
    .describe('null: custom bond'),
  fields: z
    .record(z.enum(FIELDS), z.string())
    .describe('terms, options, assumptions and date as in the calculator’s query string'),
  today: z.string().meta({ format: 'date' }),
  price: locked('last-price', z.number().nullable()).describe('clean price, % of outstanding principal'),
});
