import { CATALOGUE } from './catalogue.ts';
import type { BookReport, BookShare, IssuerBooks } from './issuer-books.ts';
import type { Multiple, MultipleId } from './multiple.ts';

export const report = (
  periodEnd: string,
  months: number,
  facts: BookReport['facts'],
  change: Partial<BookReport> = {},
): BookReport => ({ periodEnd, months, currency: 'EUR', unitMultiplier: 1000, facts, ...change });

export const share = (change: Partial<BookShare> = {}): BookShare => ({
  name: 'Tea',
  isOrdinary: true,
  sharesOutstanding: 1000,
  venue: 'Amber',
  currency: 'EUR',
  closes: {},
  splits: [],
  dividends: [],
  ...change,
});

export const books = (change: Partial<IssuerBooks>): IssuerBooks => ({
  book: 'company',
  currency: 'EUR',
  reports: [],
  shares: [share()],
  today: '2026-04-10',
  ...change,
});

export function multipleOf(id: MultipleId, book: IssuerBooks['book'] = 'company'): Multiple {
  const found = CATALOGUE[book].find((multiple) => multiple.id === id);
  if (!found) throw new Error(`${book} has no ${id}`);
  return found;
}
