import { keyFiguresOf } from '#domain/multiples/key-figures.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { isOpenLine } from '#domain/statements/open-lines.ts';
import { type BooksContext, findBooks } from '#market/multiples/load-books.server.ts';
import { roundValue } from '#market/multiples/round-value.ts';
import { seal, sealUnless, type Unopened } from '#platform/contract/sealed.ts';
import type { KeyFiguresData } from './key-figures.contract.ts';
import { findIssuerRating } from './key-figures.repository.ts';

const MOST_YEARS = 5;

/** Null where no full year was reported. */
export async function loadKeyFigures(
  context: BooksContext,
  issuerId: number,
): Promise<Unopened<KeyFiguresData> | null> {
  const [books, rating] = await Promise.all([
    findBooks(context, issuerId),
    findIssuerRating(context.database, issuerId, context.today),
  ]);
  if (!books) return null;
  const { years, rows, marketCap } = keyFiguresOf(books, MOST_YEARS);
  if (years.length === 0 || rows.length === 0) return null;
  const { unitMultiplier, currency } = books;
  return {
    currency_name: currency,
    unit_multiplier: unitMultiplier,
    years: years.map(({ end }) => end),
    rows: rows.map(({ id, measure, values }) => {
      // A ratio of two facts is everyone's, and so is a line that the report shows to everyone.
      const isOpen = measure === 'times' || isOpenLine(id);
      const written = values.map((value) => value && roundValue(value, measure, unitMultiplier));
      return {
        id,
        measure,
        values: written.map((value) => sealUnless(isOpen, 'more-rows', value)),
        change: sealUnless(isOpen, 'more-rows', measure === 'money' ? changeOf(written) : null),
      };
    }),
    market_cap: seal('last-price', marketCap),
    rating,
  };
}

/** A change from or to a loss has no percentage. */
function changeOf([latest = null, before = null]: readonly (number | null)[]): number | null {
  if (latest === null || before === null || before <= 0 || latest < 0) return null;
  return percentChange(before, latest);
}
