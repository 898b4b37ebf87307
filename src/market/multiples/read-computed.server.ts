import { CATALOGUE } from '#domain/multiples/catalogue.ts';
import { columnsOf, type PeriodId } from '#domain/multiples/columns.ts';
import { computeFrom } from '#domain/multiples/compute-multiple.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type BooksContext, findBooks } from './load-books.server.ts';

export interface RequestedMultiple {
  readonly period: PeriodId;
  readonly multipleId: string;
  /** `now`, or the end of a period. */
  readonly date: string;
}

/** Refused where the issuer has no such multiple, or not of that period. */
export async function readComputed(
  context: Pick<BooksContext, 'database' | 'language' | 'today'>,
  issuerId: number,
  { period, multipleId, date }: RequestedMultiple,
) {
  const books = await findBooks(context, issuerId);
  const multiple = books && CATALOGUE[books.book].find(({ id }) => id === multipleId);
  const column = books && columnsOf(books, period).find(({ id }) => id === date);
  if (!multiple || !column) throw new Refusal('not_found');
  return { books, multiple, column, ...computeFrom(books)(multiple, column) };
}
