import { z } from 'zod';
import { COMPARED_KINDS } from '#market/compare/compare-address.ts';
import { comparedCurrency } from '#market/compare/compared-currency.contract.ts';
import { download } from '#platform/contract/download.ts';
import { locked } from '#platform/contract/sealed.ts';

const number = z.number().nullable();
const described = {
  key: z.string(),
  title: z.string(),
  kind: z.enum(['text', 'number', 'percent', 'change', 'day']),
  decimals: z.number().describe('of a number'),
  better: z.enum(['high', 'low']).nullable().describe('which end of the row is good; null: neither'),
  units: z.array(z.string().nullable()).nullable().describe('of each value, where they have one'),
};

/** One line of the comparison: a value of each, all open or all behind the same lock. */
export const comparedRow = z.union([
  z.object({
    ...described,
    lock: z.null(),
    cells: z.array(z.union([z.string(), z.number()]).nullable()),
    ranks: z.array(number).nullable().describe('by which words are compared, 1 is the first'),
  }),
  z.object({ ...described, lock: z.literal('last-price'), cells: z.array(locked('last-price', number)) }),
  z.object({ ...described, lock: z.literal('more-rows'), cells: z.array(locked('more-rows', number)) }),
  z.object({ ...described, lock: z.literal('chart-values'), cells: z.array(locked('chart-values', number)) }),
]);

export const comparison = z.object({
  kind: z.enum(COMPARED_KINDS),
  subjects: z.array(
    z.object({
      id: z.number(),
      key: z.string().describe('string id'),
      name: z.string(),
      url: z.string().describe('path of its page'),
      under: z.string().nullable().describe('ISIN, ticker or country'),
    }),
  ),
  currency: z.string().nullable().describe('amounts and curves are converted to it; null: as quoted'),
  currencies: z.array(z.string()).describe('that they can be converted to at stored exchange rates'),
  groups: z.array(z.object({ id: z.string(), title: z.string(), rows: z.array(comparedRow) })),
});

export type Comparison = z.output<typeof comparison>;
export type ComparedRow = z.output<typeof comparedRow>;

const word = z.string().max(200);
/** As a form or a link writes them. */
export const comparedWords = {
  kind: word.optional().describe('bonds, stocks, indexes, companies or etf'),
  ids: z
    .union([word, z.array(word).max(20)])
    .optional()
    .transform((ids) => [ids ?? []].flat().join())
    .meta({ type: 'string', description: 'up to ten ids, separated by commas' }),
  currency: comparedCurrency,
};

export const downloadComparison = download({
  path: '/export/compare/',
  summary: 'A comparison of up to ten instruments or companies of one kind as an Excel workbook',
  query: z.strictObject(comparedWords),
});

/** Label modules of the table. */
export const COMPARE_TABLE_LABELS = ['compare-table', 'lists', 'locked-value', 'export-range'] as const;
