import { z } from 'zod';
import { SHOWN, UNITS } from '#domain/statements/statement-view.ts';

/** How statements are shown, as a page knows it. */
export const statementView = z.object({
  show: z.enum(SHOWN),
  unit: z.literal(UNITS).nullable(),
  currency: z.string().nullable(),
  lines: z.array(z.string()),
});

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
