import { mayExport } from '#domain/access/excel-export.ts';
import type { Input, ReportedValue, Source } from '#domain/multiples/input.ts';
import { explainMultiple } from '#market/explain/explain-address.ts';
import type { BooksContext, LoadedBooks } from '#market/multiples/load-books.server.ts';
import { writeReported, writeSource } from '#market/multiples/multiple-names/sources.server.ts';
import { createWords, type Words } from '#market/multiples/multiple-names/words.server.ts';
import { type RequestedMultiple, readComputed } from '#market/multiples/read-computed.server.ts';
import { roundTo } from '#market/multiples/round-value.ts';
import { neededFor, neededForInput } from '#market/multiples/sealing.ts';
import { toOrigin } from '#market/provenance/origin.repository.ts';
import { writeOrigin } from '#market/provenance/origin.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { type ExplainedInput, type Explanation, readMultiplierExplanation } from './explanation.contract.ts';
import { toCell } from './multipliers.server.ts';
import { writeFormula } from './write-formula.server.ts';

export const serveMultiplierExplanation = handle(readMultiplierExplanation, async ({ params }, context) => {
  const { issuerId, ...requested } = params;
  return (await loadMultipleExplanation(context, issuerId, requested)).explanation;
});

export async function loadMultipleExplanation(
  context: BooksContext & Pick<PageContext, 'viewer' | 'momentOf' | 'asOf'>,
  issuerId: number,
  requested: RequestedMultiple,
): Promise<{ readonly issuer: LoadedBooks['issuer']; readonly explanation: Unopened<Explanation> }> {
  const { books, multiple, column, outcome, inputs } = await readComputed(context, issuerId, requested);
  const words = createWords(context, books);
  const { issuer } = books;
  const page = explainMultiple(issuer.stringId, multiple.id, requested);
  const explanation = {
    multiple_id: multiple.id,
    name: words.multiple(multiple.id),
    date: column.id,
    measure: multiple.measure,
    unit: words.unitOf(multiple.measure),
    lock: neededFor(multiple),
    formula: writeFormula(multiple, books.book, words),
    result: toCell(multiple, outcome, books.unitMultiplier),
    inputs: inputs.flatMap((input, index) =>
      explain(input, index === 0 ? '' : '÷', 0, { ...books, momentOf: context.momentOf }, words),
    ),
    export_link: mayExport(context.viewer) ? exportAsOf(`/export${page}`, context) : null,
  };
  return { issuer, explanation };
}

/** Reports that came with a file name it, too. */
function writeNote(source: Source, books: Explained, words: Words): string {
  const note = writeSource(source, words);
  const latest =
    source.kind === 'reports'
      ? source.reported
          .map(({ periodEnd }) => periodEnd)
          .sort()
          .at(-1)
      : undefined;
  const origin = latest === undefined ? undefined : books.origins.get(latest);
  return origin?.file
    ? words.format.phrase([note, writeOrigin(toOrigin(origin, books), words.format)])
    : note;
}

type Explained = LoadedBooks & Pick<PageContext, 'momentOf'>;

type Sign = ExplainedInput['sign'];

/** An input, and under it what it is made of. */
function explain(
  input: Input,
  sign: Sign,
  depth: number,
  books: Explained,
  words: Words,
): Unopened<ExplainedInput>[] {
  const { outcome, parts, joined, measure } = input;
  const decimals = measure === 'per_share' ? PRICE_DECIMALS : 0;
  const value = outcome.value === null ? null : roundTo(outcome.value / unitOf(input, books), decimals);
  const needed = neededForInput(input);
  const face = {
    name: words.input(input.name),
    depth,
    sign,
    unit: measure === 'share_count' ? null : writeUnit(input, books, words),
    decimals,
    note: input.source && writeNote(input.source, books, words),
    reason: outcome.reason,
    lock: needed,
    reported: toReported(input, books, words),
  };
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

/** Money is reported as the reports show it; a price and a number of shares as they are. */
function unitOf({ measure }: Input, { unitMultiplier }: LoadedBooks): number {
  return measure === 'money' ? unitMultiplier : 1;
}

function writeUnit({ currency, measure }: Input, books: LoadedBooks, words: Words): string | null {
  if (currency === null || currency === books.currency)
    return words.unitOf(measure === 'money' ? 'money' : 'per_share');
  return measure === 'money' ? words.money(currency) : currency;
}

function toReported(
  { source }: Input,
  books: LoadedBooks,
  words: Words,
): Unopened<ExplainedInput['reported']> {
  if (source?.kind !== 'reports' || source.reported.length < 2) return [];
  return source.reported.map((reported: ReportedValue, index) => ({
    text: writeReported(reported, source.how, words),
    sign: reported.sign === -1 ? '−' : index === 0 ? '' : '+',
    value: seal('more-rows', roundTo(reported.value / books.unitMultiplier, 0)),
  }));
}
