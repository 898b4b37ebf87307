import { mayExport } from '#domain/access/excel-export.ts';
import { CATALOGUE } from '#domain/multiples/catalogue.ts';
import { columnsOf, type PeriodId } from '#domain/multiples/columns.ts';
import type { Input, ToldValue } from '#domain/multiples/input.ts';
import { reckonFrom } from '#domain/multiples/reckon.ts';
import { explainMultiple } from '#foundation/explain/explain-address.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { handle } from '#foundation/web/door.server.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import { type ExplainedInput, type Explanation, readMultiplierExplanation } from './explanation.contract.ts';
import { type BooksContext, findBooks, type LoadedBooks } from './load-books.server.ts';
import { writeSource, writeTold } from './multiple-names/sources.server.ts';
import { createWords, type Words } from './multiple-names/words.server.ts';
import { toCell } from './multipliers.server.ts';
import { roundTo } from './round-value.ts';
import { neededForInput } from './sealing.ts';
import { writeFormula } from './write-formula.server.ts';

export const serveMultiplierExplanation = handle(readMultiplierExplanation, async ({ params }, context) => {
  const { emitentId, ...asked } = params;
  return (await loadMultipleExplanation(context, emitentId, asked)).explanation;
});

export interface AskedMultiple {
  readonly period: PeriodId;
  readonly multipleId: string;
  /** `now`, or the end of a period. */
  readonly date: string;
}

export async function loadMultipleExplanation(
  context: BooksContext & Pick<PageContext, 'viewer'>,
  issuerId: number,
  asked: AskedMultiple,
): Promise<{ readonly issuer: LoadedBooks['issuer']; readonly explanation: Unopened<Explanation> }> {
  const { books, multiple, column, outcome, inputs } = await readReckoned(context, issuerId, asked);
  const words = createWords(context, books);
  const { issuer } = books;
  const page = explainMultiple(issuer.stringId, multiple.id, asked);
  const explanation = {
    multiple_id: multiple.id,
    name: words.multiple(multiple.id),
    date: column.id,
    measure: multiple.measure,
    unit: words.unitOf(multiple.measure),
    formula: writeFormula(multiple, books.book, words),
    result: toCell(multiple, outcome, books.unitMultiplier),
    inputs: inputs.flatMap((input, index) => explain(input, index === 0 ? '' : '÷', 0, books, words)),
    export_link: mayExport(context.viewer) ? `/export${page}` : null,
  };
  return { issuer, explanation };
}

/** Refused where the issuer has no such multiple, or not of that period. */
export async function readReckoned(
  context: Pick<BooksContext, 'database' | 'language' | 'today'>,
  issuerId: number,
  { period, multipleId, date }: AskedMultiple,
) {
  const books = await findBooks(context, issuerId);
  const multiple = books && CATALOGUE[books.book].find(({ id }) => id === multipleId);
  const column = books && columnsOf(books, period).find(({ id }) => id === date);
  if (!multiple || !column) throw new Refusal('not_found');
  return { books, multiple, column, ...reckonFrom(books)(multiple, column) };
}

type Sign = ExplainedInput['sign'];

/** An input, and under it what it is made of. */
function explain(
  input: Input,
  sign: Sign,
  depth: number,
  books: LoadedBooks,
  words: Words,
): Unopened<ExplainedInput>[] {
  const { outcome, parts, joined, measure } = input;
  const decimals = measure === 'per_share' ? PRICE_DECIMALS : 0;
  const value = outcome.value === null ? null : roundTo(outcome.value / unitOf(input, books), decimals);
  const face = {
    name: words.input(input.name),
    depth,
    sign,
    unit: measure === 'pieces' ? null : writeUnit(input, books, words),
    decimals,
    note: input.source && writeSource(input.source, words),
    reason: outcome.reason,
    told: toTold(input, books, words),
  };
  const needed = neededForInput(input);
  const own: Unopened<ExplainedInput> =
    needed === null
      ? { ...face, value }
      : needed === 'last-price'
        ? { ...face, value: seal('last-price', value) }
        : { ...face, value: seal('more-rows', value) };
  const below = parts.flatMap((part, index) =>
    explain(part, signOf(part, index, joined), depth + 1, books, words),
  );
  return [own, ...below];
}

/** A dividend may have more than two. */
const PRICE_DECIMALS = 4;

function signOf(part: Input, index: number, joined: Input['joined']): Sign {
  if (joined === 'product') return index === 0 ? '' : '×';
  if (part.sign === -1) return '−';
  return index === 0 ? '' : '+';
}

/** Money is told as the reports tell it; a price and a number of pieces as they are. */
function unitOf({ measure }: Input, { unitMultiplier }: LoadedBooks): number {
  return measure === 'money' ? unitMultiplier : 1;
}

function writeUnit({ currency, measure }: Input, books: LoadedBooks, words: Words): string | null {
  if (currency === null || currency === books.currency)
    return words.unitOf(measure === 'money' ? 'money' : 'per_share');
  return measure === 'money' ? words.money(currency) : currency;
}

function toTold({ source }: Input, books: LoadedBooks, words: Words): Unopened<ExplainedInput['told']> {
  if (source?.kind !== 'reports' || source.told.length < 2) return [];
  return source.told.map((told: ToldValue, index) => ({
    text: writeTold(told, source.how, words),
    sign: told.sign === -1 ? '−' : index === 0 ? '' : '+',
    value: seal('more-rows', roundTo(told.value / books.unitMultiplier, 0)),
  }));
}
