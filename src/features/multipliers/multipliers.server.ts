import { CATALOGUE } from '#domain/multiples/catalogue.ts';
import { type Column, columnsOf, type PeriodId } from '#domain/multiples/columns.ts';
import { type ComputeMultiple, computeFrom } from '#domain/multiples/compute-multiple.ts';
import type { Group, Multiple } from '#domain/multiples/multiple.ts';
import type { Outcome } from '#domain/multiples/reason.ts';
import { type BooksContext, findBooks, type LoadedBooks } from '#market/multiples/load-books.server.ts';
import { createWords, type Words } from '#market/multiples/multiple-names/words.server.ts';
import { roundValue } from '#market/multiples/round-value.ts';
import { neededFor } from '#market/multiples/sealing.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type MultiplierCell,
  type MultiplierGroup,
  type MultipliersBlock,
  readMultipliers,
} from './multipliers.contract.ts';

export const serveMultipliers = handle(readMultipliers, async ({ params }, context) => {
  const books = await findBooks(context, params.issuerId);
  if (books === undefined) throw new Refusal('not_found');
  return books ? toPeriods(books, createWords(context, books)) : { '1': [], '2': [] };
});

/** Null where the issuer has no reports to compute from. */
export async function loadMultipliers(
  context: BooksContext,
  issuerId: number,
): Promise<Unopened<MultipliersBlock> | null> {
  const books = await findBooks(context, issuerId);
  if (!books) return null;
  const periods = toPeriods(books, createWords(context, books));
  const { standard } = books;
  return {
    issuer_id: issuerId,
    string_id: books.issuer.stringId,
    standard,
    has: { '1': periods['1'].length > 0, '2': periods['2'].length > 0 },
    periods,
    is_cut: false,
  };
}

/** A value in its envelope: what it holds decides who may see it. */
export function toCell(multiple: Multiple, outcome: Outcome, unit: number): Unopened<MultiplierCell> {
  const value = outcome.value === null ? null : roundValue(outcome.value, multiple.measure, unit);
  const needed = neededFor(multiple);
  if (needed === null) return { value, reason: outcome.reason };
  if (needed === 'last-price') return { value: seal('last-price', value), reason: outcome.reason };
  return { value: seal('more-rows', value), reason: outcome.reason };
}

function toPeriods(books: LoadedBooks, words: Words): Unopened<MultipliersBlock['periods']> {
  const compute = computeFrom(books);
  return { '1': toGroups(books, '1', compute, words), '2': toGroups(books, '2', compute, words) };
}

function toGroups(
  books: LoadedBooks,
  period: PeriodId,
  compute: ComputeMultiple,
  words: Words,
): Unopened<MultiplierGroup>[] {
  const shown = columnsOf(books, period);
  if (shown.length === 0) return [];
  const headers = shown.map((column) => toHeader(column, books));
  const catalogue = CATALOGUE[books.book];
  const groups = new Set<Group>(catalogue.map(({ group }) => group));
  return [...groups].map((group) => {
    const multiples = catalogue.filter((multiple) => multiple.group === group);
    return {
      group_id: group,
      group_name: words.group(group),
      headers,
      columns: multiples.map((multiple) => ({
        multiple_id: multiple.id,
        name: words.multiple(multiple.id),
        measure: multiple.measure,
        unit: words.unitOf(multiple.measure),
        lock: neededFor(multiple),
      })),
      body: multiples.map((multiple) =>
        shown.map((column) => toCell(multiple, compute(multiple, column).outcome, books.unitMultiplier)),
      ),
    };
  });
}

function toHeader({ id, end, day }: Column, { shares }: LoadedBooks): MultiplierGroup['headers'][number] {
  return { id, date: end, price_date: shares[0]?.closes[day]?.day ?? null };
}
