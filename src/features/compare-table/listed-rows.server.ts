import { crossRate, offeredCurrencies } from '#domain/compare/exchange.ts';
import type { Better } from '#domain/compare/mark-row.ts';
import { rankOf } from '#domain/ratings/rating-scale.ts';
import { entityPath } from '#domain/search/categories.ts';
import type { ComparedIds } from '#market/compare/compared.repository.ts';
import { findEuroRates } from '#market/compare/exchange-rates.repository.ts';
import type english from '#market/lists/labels/eng.json';
import { LISTS, type ListColumn } from '#market/lists/list-fields.ts';
import { LABELLED, type ListWords, titleOf, valueTitle } from '#market/lists/list-words.ts';
import type { ListSource } from '#market/lists/rows/list-source.server.ts';
import { withListSource } from '#market/lists/rows/list-sources.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Comparison } from './compare-table.contract.ts';
import type { RawRow } from './raw-row.ts';

export type CompareContext = Pick<
  PageContext,
  'database' | 'language' | 'numbers' | 'labels' | 'today' | 'viewer'
>;

interface ListedSubjects {
  readonly subjects: Comparison['subjects'];
  /** By the key of the column. */
  readonly rows: ReadonlyMap<string, RawRow>;
  readonly offered: readonly string[];
  /** That amounts are converted to; null: as they are quoted. */
  readonly currency: string | null;
}

/** What the list of the kind says of each, in the order of the address. */
export async function readListed(
  compared: ComparedIds,
  context: CompareContext,
  currency: string | undefined,
): Promise<ListedSubjects> {
  const t = context.labels.translator(['lists'], context.language).of<keyof typeof english>('lists');
  return withListSource(compared.kind, (source) => readFrom(source, compared, context, t, currency));
}

async function readFrom<Stored extends { readonly id: number; readonly name: string }, Listed extends object>(
  source: ListSource<Stored, Listed>,
  { kind, ids }: ComparedIds,
  { database, today, language }: CompareContext,
  t: ListWords,
  requested: string | undefined,
): Promise<ListedSubjects> {
  const stored = await source.find(database, { kind: 'ids', ids }, today);
  const byId = new Map(stored.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  if (found.length < ids.length) throw new Refusal('comparison_not_found');
  const all = found.map((row) => ({
    id: row.id,
    numbers: source.toScreened(row).numbers,
    listed: new Map<string, unknown>(Object.entries(source.toListed(row, language))),
  }));
  const format = formatOf(language);
  type One = (typeof all)[number];
  const textOf = ({ listed }: One, key: string): string | null => {
    const value = listed.get(key);
    if (key === 'option' && kind === 'bonds')
      return format.phrase(optionsOf(listed.get('options'), t)) || null;
    if (key === 'matures' && listed.get('is_perpetual') === true) return t('perpetual');
    if (typeof value !== 'string') return null;
    return key !== 'rating' && LABELLED.has(key) ? valueTitle(t, key, value) : value;
  };
  const currencies = all.map((one) => textOf(one, 'currency'));
  const isOneCurrency = new Set(currencies).size < 2;
  const rates = await findEuroRates(database, currencies);
  const offered = kind === 'companies' ? [] : offeredCurrencies(rates, currencies, today);
  const currency = offered.find((each) => each === requested) ?? null;
  const convert = (value: number | null, own: string | null, day: string | null) => {
    if (value === null || own === null || currency === null) return value;
    const rate = crossRate(rates, own, currency, day ?? today);
    return rate === null ? null : value * rate;
  };
  const isNumber = (column: ListColumn) => column.kind === 'number' || column.kind === 'change';
  const toRow = (column: ListColumn): RawRow => {
    const { key, decimals = 2, needs } = column;
    const isMoney = IN_CURRENCY.has(key);
    const cells = all.map((one, at) => {
      if (!isNumber(column)) return textOf(one, key);
      const value = one.numbers[key] ?? null;
      return isMoney ? convert(value, currencies[at] ?? null, textOf(one, 'date')) : value;
    });
    const better = isOneCurrency || !IN_ONE_CURRENCY.has(key) ? (BETTER[key] ?? null) : null;
    return {
      key,
      title: titleOf(t, key),
      kind: column.kind === 'change' ? 'change' : isNumber(column) ? 'number' : toWordKind(column),
      decimals,
      better,
      lock: lockOf(needs),
      cells,
      ...(isMoney && { units: currency === null ? currencies : all.map(() => currency) }),
      ...(key === 'coupon_rate' && { units: all.map((one) => marginOf(one.listed.get('base_rate'))) }),
      ...(key === 'rating' && {
        ranks: cells.map((grade) => (typeof grade === 'string' ? rankOf(grade) : null)),
      }),
    };
  };
  // Figures of reports have rows of their own, under the rules of the reports.
  const columns = LISTS[kind].columns.filter(({ needs }) => !needs || lockOf(needs) !== null);
  const option: ListColumn[] = kind === 'bonds' ? [{ key: 'option', kind: 'text', sortedBy: null }] : [];
  return {
    subjects: all.map((one) => ({
      id: one.id,
      key: String(one.listed.get('string_id')),
      name: textOf(one, 'name') ?? '',
      url: entityPath(kind, String(one.listed.get('string_id'))),
      under:
        kind === 'companies'
          ? textOf(one, 'country')
          : format.phrase([textOf(one, 'ticker') ?? textOf(one, 'isin'), textOf(one, 'currency')]) || null,
    })),
    rows: new Map([...columns, ...option].map((column) => [column.key, toRow(column)])),
    offered,
    currency,
  };
}

/** Words of a row that say which is better. */
const BETTER: Readonly<Record<string, Better>> = {
  rating: 'low',
  yield: 'high',
  ytm: 'high',
  spread: 'high',
  change: 'high',
  expense: 'low',
};

/** A yield in one currency says nothing about a yield in another. */
const IN_ONE_CURRENCY: ReadonlySet<string> = new Set(['yield', 'ytm']);
const IN_CURRENCY: ReadonlySet<string> = new Set(['last', 'market_value', 'assets', 'volume']);

const toWordKind = ({ kind }: ListColumn): 'text' | 'day' => (kind === 'day' ? 'day' : 'text');

function lockOf(needs: ListColumn['needs']): RawRow['lock'] {
  return needs === 'last-price' || needs === 'chart-values' ? needs : null;
}

const marginOf = (baseRate: unknown): string | null =>
  typeof baseRate === 'string' && baseRate ? `+ ${baseRate}` : null;

function optionsOf(options: unknown, t: ListWords): string[] {
  return (Array.isArray(options) ? options : []).map((each) => valueTitle(t, 'option', String(each)));
}
