import { z } from 'zod';
import { calculatorQuery, calculatorStart } from '#features/bond-calculator/bond-calculator.contract.ts';
import { FIELDS } from '#features/bond-calculator/calculator-fields.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

export const calculatorPage = page({
  id: 'calculator',
  path: '/calculator/',
  summary: 'The calculator of bonds: price, yield and everything that follows, of a stored bond or one’s own',
  query: z.object(calculatorQuery),
  // Every wording would be kept as a page of its own.
  isKept: false,
  labels: ['calculator', 'bond-calculator', 'table', 'hint', 'chart', 'date-picker', 'locked-value'],
  reply: z.object({
    start: calculatorStart,
    unknown_bond: z.string().nullable().describe('what was asked for and is no bond of the store'),
    asked: z
      .partialRecord(z.enum(FIELDS), z.string())
      .describe('the fields as the address has them, whether they can be read or not'),
    written: z.enum(['point', 'comma']),
  }),
});

export type CalculatorPageData = Reply<typeof calculatorPage>;
