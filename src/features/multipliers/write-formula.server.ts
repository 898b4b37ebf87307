import type { Formula, Multiple } from '#domain/multiples/multiple.ts';
import {
  type Book,
  DEFINITIONS,
  type Quantity,
  type ReportedQuantity,
} from '#domain/multiples/quantities.ts';
import type { Words } from '#market/multiples/multiple-names/words.server.ts';

/** The formula in words, then one line for each sum that it speaks of. */
export function writeFormula(multiple: Multiple, book: Book, words: Words): string[] {
  const { formula, measure, id } = multiple;
  const percent = measure === 'percent' ? ` × ${words.format.percent(100)}` : '';
  const head = `${words.multiple(id)} = ${writeBody(formula, words)}${percent}`;
  const sums = quantitiesOf(formula).flatMap((quantity) => sumsIn(quantity, book));
  const lines = [...new Set(sums)].map(
    (quantity) => `${words.quantity(quantity)} = ${writeSum(quantity, book, words)}`,
  );
  // An amount that is a sum would be shown twice.
  return formula.kind === 'amount' && lines.length > 0 ? lines : [head, ...lines];
}

function writeBody(formula: Formula, words: Words): string {
  if (formula.kind === 'amount') return words.quantity(formula.of.quantity);
  if (formula.kind === 'ratio')
    return `${words.quantity(formula.top.quantity)} ÷ ${words.quantity(formula.bottom.quantity)}`;
  const now = words.quantity(formula.of);
  const before = words.t('year_before', { name: now });
  return `(${now} − ${before}) ÷ ${before}`;
}

function quantitiesOf(formula: Formula): readonly Quantity[] {
  if (formula.kind === 'ratio') return [formula.top.quantity, formula.bottom.quantity];
  return [formula.kind === 'growth' ? formula.of : formula.of.quantity];
}

/** The quantity itself where it is made of others, and those among them that are. */
function sumsIn(quantity: Quantity, book: Book): Quantity[] {
  if (quantity === 'market_cap') return [quantity];
  const definition = DEFINITIONS[book][quantity as ReportedQuantity];
  if (definition?.kind !== 'sum') return [];
  return [
    quantity,
    ...definition.parts.flatMap(({ of }) => (typeof of === 'string' ? sumsIn(of, book) : [])),
  ];
}

function writeSum(quantity: Quantity, book: Book, words: Words): string {
  if (quantity === 'market_cap') return words.t('sum_of_shares');
  const definition = DEFINITIONS[book][quantity as ReportedQuantity];
  if (definition?.kind !== 'sum') return '';
  return definition.parts
    .map(({ sign, of }, index) => {
      const name = typeof of === 'string' ? words.quantity(of) : words.input({ kind: 'line', code: of.code });
      return index === 0 ? name : `${sign === 1 ? '+' : '−'} ${name}`;
    })
    .join(' ');
}
