import { z } from 'zod';
import { SHOWN, UNITS } from '#domain/statements/statement-view.ts';

/** How statements are shown, as a page knows it. */
export const statementView = z.object({
  show: z.enum(SHOWN),
  unit: z.literal(UNITS).nullable(),
  currency: z.string().nullable(),
  lines: z.array(z.string()),
});

const rates = z
  .array(z.number().nullable())
  .describe(
    'units of it for one unit of the reports’ currency, one per period of a table; null where a rate is missing',
  );

/** What a page and its answers say of other currencies. */
export const conversions = z
  .array(z.object({ currency: z.string(), at_end: rates, average: rates }))
  .describe('currencies that amounts can be shown in, at stored exchange rates');

const words = z.string().max(300).optional().catch(undefined);

const VIEW = {
  show: words.describe('amount, change against the year before, or share of revenue or total assets'),
  unit: words.describe('1000, 1000000 or 1000000000'),
  currency: words.describe('one of those that are offered'),
  lines: words.describe('codes of lines that are drawn as a chart, separated by commas'),
};

/** The same in the address of a page, under words with the prefix; what makes no sense is left out. */
export const statementViewQuery = <Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(Object.entries(VIEW).map(([word, schema]) => [`${prefix}_${word}`, schema])) as {
    readonly [Word in keyof typeof VIEW as `${Prefix}_${Word}`]: typeof words;
  };
