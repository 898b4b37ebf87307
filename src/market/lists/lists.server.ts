import { verdictOn } from '#domain/access/capabilities.ts';
import type { Language } from '#domain/languages/languages.ts';
import { languageLocale } from '#domain/languages/languages.ts';
import { RATING_BANDS } from '#domain/ratings/rating-band.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import { findPage, type PageStep, type Sorting } from '#engines/screener/find-page.ts';
import { type Filters, orderByFacet, type Screened, screenOnce } from '#engines/screener/screen.ts';
import type { Screener } from '#engines/screener/screener.server.ts';
import type { Order, Table } from '#engines/screener/table.ts';
import { SEARCH } from '#engines/search/search.server.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { Context, PageContext } from '#platform/http/context.server.ts';
import { demand } from '#platform/http/gate.server.ts';
import { type Supplied, service } from '#platform/services/service.ts';
import { columnOf, LISTS, type ListFields, type ListId } from './list-fields.ts';
import { toHistograms } from './list-histograms.server.ts';
import {
  BY_NAME,
  columnsInUse,
  type ListQuery,
  type ListSelection,
  parseListQuery,
} from './list-selection.ts';
import type { ListData } from './lists.contract.ts';
import { readPageKey, writePageKey } from './page-key.ts';
import { dayNumber, type ListSource } from './rows/list-source.server.ts';
import { type NamesOf, readValueNames } from './value-names.server.ts';

const ROWS_A_PAGE = 50;
/** Of a facet with more values only the most frequent are offered; the others are found by name. */
const MOST_VALUES = 200;

/** The order of values that have one of their own; all others stand by name. */
const OWN_ORDER: Readonly<Record<string, readonly string[]>> = {
  rating: RATING_BANDS,
  status: SEARCH_STATUSES,
  sector: ['government', 'municipal', 'bank', 'corporate'],
  coupon: ['fixed', 'floating', 'zero', 'indexed'],
  option: ['put', 'call'],
  share_type: ['ordinary', 'preferred'],
  kind: ['company', 'bank'],
  has: ['stocks', 'bonds'],
};

/** The lists, in memory. */
export const LIST_TABLES = service<Pick<Screener<ListId>, 'read'>>('list tables');
export const LIST_SERVICES = { tables: LIST_TABLES, search: SEARCH };

export type ListContext = Pick<PageContext, 'viewer' | 'valueCache' | 'language'> &
  Supplied<typeof LIST_SERVICES>;

export interface ScreenedList {
  readonly table: Table;
  readonly selection: ListSelection;
  readonly filters: Filters;
  readonly screened: Screened;
  /** Nobody has the words as they are spelt: with one error put right. */
  readonly isCorrected: boolean;
  readonly sorting: Sorting;
  readonly namesOf: NamesOf;
}

/** What an address asks of a list, found in memory; refuses who would learn locked values by it. */
export async function screenList(
  list: ListId,
  query: ListQuery,
  context: ListContext,
): Promise<ScreenedList> {
  const fields = LISTS[list];
  const selection = parseListQuery(fields, query);
  refuseLocked(fields, selection, context);
  const { find } = selection;
  const [table, found, namesOf] = await Promise.all([
    context.tables.read(list),
    find ? findByName(list, find, context) : null,
    readValueNames(context),
  ]);
  const filters = {
    facets: selection.facets,
    ranges: toRanges(fields, selection),
    ids: found?.ids ?? null,
  };
  const screened = screenOnce(table, filters);
  const order = toOrder(fields, selection.sort, table, context.language, namesOf);
  return {
    table,
    selection,
    filters,
    screened,
    sorting: { order, isDescending: selection.isDescending },
    namesOf,
    isCorrected: found?.isCorrected ?? false,
  };
}

/** A list holds what was requested; only where that is nothing, what was probably meant, and it says so. */
async function findByName(list: ListId, term: string, { search }: ListContext) {
  const ids = [...(await search.findAll(list, term))];
  const near = ids.length > 0 ? [] : search.findAllMistyped(list, term);
  return { ids: near.length > 0 ? near : ids, isCorrected: near.length > 0 };
}

/** One page of a list, its rows as the store has them now. */
export async function loadList<Stored extends { id: number; name: string }, Listed>(
  list: ListId,
  source: ListSource<Stored, Listed>,
  query: ListQuery & { readonly after?: string | undefined; readonly before?: string | undefined },
  context: PageContext & ListContext,
): Promise<Omit<Unopened<ListData>, 'rows'> & { rows: Unopened<Listed>[] }> {
  const { database, today, language, viewer, valueCache } = context;
  const fields = LISTS[list];
  const found = await screenList(list, query, context);
  const { table, selection, screened, sorting, namesOf } = found;
  const { passing, total } = screened;
  const page = findPage(table, { passing, sorting, step: stepOf(query), count: ROWS_A_PAGE });
  const withReturns = selection.columns.includes('volatility');
  const chosen = { kind: 'ids', ids: page.ids, withReturns } as const;
  const stored = await source.find(database, chosen, today, valueCache);
  const byId = new Map(stored.map((row) => [row.id, row]));
  const rows = page.ids.flatMap((id) => byId.get(id) ?? []);
  const { firstKey, lastKey, skipped } = page;
  const locked = lockedColumns(fields, viewer);
  return {
    list,
    rows: rows.map((row) => source.toListed(row, language)),
    total,
    skipped,
    facets: fields.facets.map((key) => ({
      key,
      values: toValues(key, { table, screened, selection, namesOf, language }),
    })),
    selection: {
      ...selection,
      columns: [...selection.columns],
      facets: Object.fromEntries(Object.entries(selection.facets).map(([key, codes]) => [key, [...codes]])),
      ranges: { ...selection.ranges },
    },
    previous: firstKey && skipped > 0 ? writePageKey(firstKey) : null,
    next: lastKey && skipped + page.ids.length < total ? writePageKey(lastKey) : null,
    has_moved: page.hasMoved,
    is_corrected: found.isCorrected,
    histograms: toHistograms(fields, locked, found),
    locked_columns: locked,
    excelExportAccess: viewer.kind === 'paid' && viewer.excelExportAccess,
    today,
  };
}

function lockedColumns({ columns }: ListFields, viewer: Context['viewer']): string[] {
  return columns.filter(({ needs }) => needs && verdictOn(needs, viewer) !== 'allowed').map(({ key }) => key);
}

function refuseLocked(fields: ListFields, selection: ListSelection, { viewer }: ListContext): void {
  for (const key of columnsInUse(selection)) {
    const needs = columnOf(fields, key)?.needs;
    if (needs) demand(needs, viewer);
  }
}

function stepOf({ after, before, page }: ListQuery): PageStep {
  if (typeof after === 'string') return { kind: 'after', key: readPageKey(after) };
  if (typeof before === 'string') return { kind: 'before', key: readPageKey(before) };
  return { kind: page === 'last' ? 'last' : 'first' };
}

function toRanges(fields: ListFields, { ranges }: ListSelection): Filters['ranges'] {
  const toNumber = (key: string, end: string | null) =>
    columnOf(fields, key)?.kind === 'day' ? dayNumber(end) : end === null ? null : Number(end);
  return Object.fromEntries(
    Object.entries(ranges).map(([key, { from, to }]) => [
      key,
      { from: toNumber(key, from), to: toNumber(key, to) },
    ]),
  );
}

/** Cached with the table that they are made of, one for each language. */
const facetOrders = new WeakMap<Table, Map<string, Order>>();

function toOrder(
  fields: ListFields,
  sort: string,
  table: Table,
  language: Language,
  namesOf: NamesOf,
): Order | null {
  if (sort === BY_NAME) return null;
  if (columnOf(fields, sort)?.sortedBy !== 'facet') return table.orders.get(sort) ?? null;
  const orders = facetOrders.get(table) ?? new Map<string, Order>();
  facetOrders.set(table, orders);
  const key = `${sort} ${OWN_ORDER[sort] ? '' : language}`;
  const known = orders.get(key);
  if (known) return known;
  const codes = (table.facets.get(sort) ?? []).map(({ code }) => code);
  const order = orderByFacet(table, sort, inOrder(sort, codes, language, namesOf));
  orders.set(key, order);
  return order;
}

function inOrder(facet: string, codes: readonly string[], language: Language, namesOf: NamesOf): string[] {
  const own = OWN_ORDER[facet];
  if (own) return own.filter((code) => codes.includes(code));
  const { compare } = new Intl.Collator(languageLocale(language));
  const nameOf = (code: string) => namesOf(facet, code) ?? code;
  return codes.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}

/** Those that would leave something, and those that are chosen. */
function toValues(
  key: string,
  {
    table,
    screened,
    selection,
    namesOf,
    language,
  }: Pick<ScreenedList, 'table' | 'screened' | 'selection' | 'namesOf'> & { language: Language },
): { code: string; name: string | null; count: number }[] {
  const chosen = selection.facets[key] ?? [];
  const counts = screened.counts.get(key) ?? [];
  const met = (table.facets.get(key) ?? []).map(({ code }, at) => ({ code, count: counts[at] ?? 0 }));
  const unmet = chosen.filter((code) => !met.some((value) => value.code === code));
  const offered = [...met, ...unmet.map((code) => ({ code, count: 0 }))].filter(
    ({ code, count }) => count > 0 || chosen.includes(code),
  );
  const most = offered
    .toSorted(
      (one, other) =>
        Number(chosen.includes(other.code)) - Number(chosen.includes(one.code)) || other.count - one.count,
    )
    .slice(0, MOST_VALUES);
  const countOf = new Map(most.map(({ code, count }) => [code, count]));
  const codes = inOrder(key, [...countOf.keys()], language, namesOf);
  const missing = [...countOf.keys()].filter((code) => !codes.includes(code));
  return [...codes, ...missing].map((code) => ({
    code,
    name: namesOf(key, code),
    count: countOf.get(code) ?? 0,
  }));
}
