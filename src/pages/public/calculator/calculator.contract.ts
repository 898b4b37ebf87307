import { z } from 'zod';
import { FIELDS } from '#domain/bond-calculator/calculator-fields.ts';
import { EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import { calculatorQuery, calculatorStart } from '#market/bond-calculator/bond-calculator.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

const word = z.string().max(20).optional().catch(undefined);

/** Of the first bond and of the one beside it. */
const horizonQuery = {
  horizon_day: word.describe('day of the sale, YYYY-MM-DD; a year on if absent'),
  horizon_by: word.describe('price: the bond is sold at a price; otherwise at a yield'),
  horizon_exit: word.describe('that price or yield, %'),
  horizon_rate: word.describe('rate at which coupons are reinvested, %'),
  beside_day: word,
  beside_by: word,
  beside_exit: word,
  beside_rate: word,
};

export const BESIDE_PREFIX = 'beside.';

const { bond: _, written: __, ...fieldQuery } = calculatorQuery;

/** The fields of the second bond, as those of the first with a prefix. */
const besideQuery = Object.fromEntries(
  Object.entries(fieldQuery).map(([field, schema]) => [BESIDE_PREFIX + field, schema]),
);

export const calculatorPage = page({
  id: 'calculator',
  path: '/calculator/',
  summary: 'The bond calculator: price, yield and other metrics of a listed or custom bond',
  query: z.object({
    ...calculatorQuery,
    beside: z
      .string()
      .max(100)
      .optional()
      .describe('string id or ISIN of a second bond, shown beside the first'),
    ...besideQuery,
    ...horizonQuery,
    typed: z
      .string()
      .max(8_000)
      .optional()
      .describe('query string of the calculation that was shown: it stays if `bond` is not found'),
  }),
  // Every wording would be cached as a page of its own.
  isCached: false,
  labels: [
    'calculator',
    'bond-picker',
    'horizon-return',
    'bond-calculator',
    'table',
    'hint',
    'chart',
    'date-picker',
    ...EXPLAIN_LABELS,
  ],
  reply: z.object({
    start: calculatorStart,
    beside: calculatorStart.nullable().describe('the second bond'),
    unknown_beside: z.string().nullable().describe('the requested second bond, if it was not found'),
    unknown_bond: z.string().nullable().describe('the requested bond, if it was not found'),
    query: z.partialRecord(z.enum(FIELDS), z.string()).describe('fields as in the address, valid or not'),
    beside_query: z
      .partialRecord(z.enum(FIELDS), z.string())
      .describe('fields of the second bond as in the address, valid or not'),
    horizon: z.object(horizonQuery).describe('as in the address, valid or not'),
    written: z.enum(['point', 'comma']),
  }),
});

export type CalculatorPageData = Reply<typeof calculatorPage>;
