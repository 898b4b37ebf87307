import type { Better } from '#domain/compare/mark-row.ts';
import { CATALOGUE } from '#domain/multiples/catalogue.ts';
import { columnsOf } from '#domain/multiples/columns.ts';
import { computeFrom } from '#domain/multiples/compute-multiple.ts';
import type { Formula, Group, MultipleId } from '#domain/multiples/multiple.ts';
import { findBooks, type LoadedBooks } from '#market/multiples/load-books.server.ts';
import { createWords, type Words } from '#market/multiples/multiple-names/words.server.ts';
import { roundValue } from '#market/multiples/round-value.ts';
import { neededFor } from '#market/multiples/sealing.ts';
import type { CompareContext } from './listed-rows.server.ts';
import type { RawGroup, RawRow } from './raw-row.ts';

type Books = LoadedBooks | null;

/** Lines of the statements: of the twelve months, or at the end, of the latest report. */
const LINES = [
  ['revenue', 'year'],
  ['operating_income', 'year'],
  ['ebitda', 'year'],
  ['net_profit', 'year'],
  ['free_cash_flow', 'year'],
  ['total_assets', 'end'],
  ['total_equity', 'end'],
  ['net_debt', 'end'],
] as const;

const GROUPS: readonly Group[] = ['valuation', 'profitability', 'debt', 'balance', 'per_share', 'growth'];

const LOW: ReadonlySet<MultipleId> = new Set<MultipleId>([
  'pe',
  'ps',
  'pb',
  'p_fcf',
  'ev_ebitda',
  'ev_sales',
  'net_debt_ebitda',
  'debt_equity',
  'cost_income',
  'cost_of_risk',
]);
const NEITHER: ReadonlySet<MultipleId> = new Set<MultipleId>([
  'market_cap',
  'enterprise_value',
  'payout',
  'loans_deposits',
  'eps',
  'book_value',
  'dividend',
]);

const betterOf = (id: MultipleId): Better => (NEITHER.has(id) ? null : LOW.has(id) ? 'low' : 'high');

/** Statement lines and multiples of the issuers, one column for each; an issuer that reports nothing has none. */
export async function readIssuerGroups(
  context: CompareContext,
  issuerIds: readonly (number | null)[],
  statementsTitle: string,
): Promise<RawGroup[]> {
  const books = await Promise.all(
    issuerIds.map(
      async (id): Promise<Books> => (id === null ? null : ((await findBooks(context, id)) ?? null)),
    ),
  );
  const first = books.find((each) => each !== null);
  if (!first) return [];
  const computed = books.map((each) => each && toComputed(each, createWords(context, each)));
  const names = createWords(context, first);
  const known = new Map(
    books.flatMap((each) => (each ? CATALOGUE[each.book].map((multiple) => [multiple.id, multiple]) : [])),
  );
  const statements = LINES.map(([quantity, take]): RawRow => {
    const formula: Formula = { kind: 'amount', of: { quantity, take } };
    return {
      key: quantity,
      title: names.quantity(quantity),
      kind: 'number',
      decimals: 0,
      better: null,
      lock: 'more-rows',
      cells: computed.map((each) => each?.amount(formula) ?? null),
      units: computed.map((each) => each?.money ?? null),
    };
  });
  const multiples = GROUPS.map((group) => ({
    id: group,
    title: names.group(group),
    rows: [...known.values()]
      .filter((multiple) => multiple.group === group)
      .map((multiple): RawRow => {
        const isMoney = multiple.measure === 'money' || multiple.measure === 'per_share';
        return {
          key: multiple.id,
          title: names.multiple(multiple.id),
          kind: multiple.measure === 'percent' ? 'percent' : 'number',
          decimals: multiple.measure === 'money' ? 0 : 2,
          better: betterOf(multiple.id),
          lock: neededFor(multiple),
          cells: computed.map((each) => each?.multiple(multiple.id) ?? null),
          ...(isMoney && { units: computed.map((each) => each?.unitOf(multiple.measure) ?? null) }),
        };
      }),
  }));
  return [{ id: 'statements', title: statementsTitle, rows: statements }, ...multiples];
}

function toComputed(books: LoadedBooks, words: Words) {
  const [now] = columnsOf(books, '2');
  const compute = computeFrom(books);
  const catalogue = new Map(CATALOGUE[books.book].map((multiple) => [multiple.id, multiple]));
  const computeNow = (multiple: Parameters<typeof compute>[0]) => {
    const value = now ? compute(multiple, now).outcome.value : null;
    return value === null ? null : roundValue(value, multiple.measure, books.unitMultiplier);
  };
  return {
    money: words.unitOf('money'),
    unitOf: words.unitOf,
    multiple: (id: MultipleId) => {
      const multiple = catalogue.get(id);
      return multiple ? computeNow(multiple) : null;
    },
    amount: (formula: Formula) =>
      computeNow({ id: 'market_cap', group: 'valuation', measure: 'money', formula }),
  };
}
