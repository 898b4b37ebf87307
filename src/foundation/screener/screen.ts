import { hasBit, setBit } from '#foundation/search-index/asking/bits.ts';
import {
  addSet,
  commonOf,
  countCommon,
  countSet,
  emptySet,
  forEachRow,
  type RowSet,
  setOf,
} from './row-set.ts';
import type { Facet, FacetValue, Order, Table } from './table.ts';

/** Rows in a word of a set. */
const WORD = 32;

/** Both ends belong to it; null is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export interface Filters {
  /** By facet the codes of which one must be met. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, Range>>;
  /** Only these; null: all. */
  readonly ids: Iterable<number> | null;
}

/** Those who pass, and by facet and value how many would pass if only this value were asked of the facet. */
export interface Screened {
  /** Null: everyone. */
  readonly passing: RowSet | null;
  readonly total: number;
  readonly counts: ReadonlyMap<string, readonly number[]>;
}

export function screen(table: Table, filters: Filters): Screened {
  const facets = Object.entries(filters.facets)
    .filter(([, codes]) => codes.length > 0)
    .map(([key, codes]) => ({ key, set: anyOf(table.facets.get(key) ?? [], codes, table.size) }));
  const rest = [
    ...Object.entries(filters.ranges).map(([key, range]) => within(table.orders.get(key), range, table.size)),
    ...(filters.ids ? [ofIds(table, filters.ids)] : []),
  ];
  const without = (left: string | null) =>
    commonOf([...rest, ...facets.filter(({ key }) => key !== left).map(({ set }) => set)]);
  const passing = without(null);
  const isAsked = new Set(facets.map(({ key }) => key));
  const counts = new Map<string, readonly number[]>();
  for (const [key, facet] of table.facets) {
    const others = isAsked.has(key) ? without(key) : passing;
    counts.set(
      key,
      facet.map((value) => countIn(value, others)),
    );
  }
  return { passing, total: passing ? countSet(passing) : table.size, counts };
}

/** So many answers are kept with a table: whoever turns pages or sorts asks the same again. */
const MOST_KEPT = 200;
const keptOf = new WeakMap<Table, Map<string, Screened>>();

/** The same, found once for as long as the table stands; what was found by name is not kept. */
export function screenOnce(table: Table, filters: Filters): Screened {
  if (filters.ids) return screen(table, filters);
  const kept = keptOf.get(table) ?? new Map<string, Screened>();
  keptOf.set(table, kept);
  const key = JSON.stringify([filters.facets, filters.ranges]);
  const screened = kept.get(key) ?? screen(table, filters);
  // The one that was asked for longest ago goes first.
  kept.delete(key);
  kept.set(key, screened);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return screened;
}

/** Rows by the place that their facet's value has among `codes`, such as the names of countries in a language. */
export function orderByFacet(table: Table, key: string, codes: readonly string[]): Order {
  const facet = new Map((table.facets.get(key) ?? []).map((value) => [value.code, value]));
  const keys = new Float32Array(table.size).fill(Number.NaN);
  const rows = new Uint32Array(table.size);
  let known = 0;
  for (const [place, code] of codes.entries())
    forEachOf(facet.get(code), (row) => {
      if (!Number.isNaN(keys[row] ?? 0)) return;
      keys[row] = place;
      rows[known++] = row;
    });
  let at = known;
  for (let row = 0; row < table.size; row++) if (Number.isNaN(keys[row] ?? 0)) rows[at++] = row;
  return { rows, known, keys };
}

function anyOf(facet: Facet, codes: readonly string[], size: number): RowSet {
  const set = emptySet(size);
  for (const value of facet) {
    if (!codes.includes(value.code)) continue;
    if (value.rows.kind === 'set') addSet(set, value.rows.set);
    else for (const row of value.rows.list) setBit(set, row);
  }
  return set;
}

function within(order: Order | undefined, { from, to }: Range, size: number): RowSet {
  const set = emptySet(size);
  if (!order) return set;
  const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
  const { keys } = order;
  // A word of the set at a time: a range is asked for with every step of a slider.
  for (let word = 0; word < set.length; word++) {
    const end = Math.min(size, (word + 1) * WORD);
    let bits = 0;
    for (let row = word * WORD; row < end; row++) {
      const key = keys[row] ?? Number.NaN;
      if (key >= least && key <= most) bits |= 1 << (row % WORD);
    }
    set[word] = bits;
  }
  return set;
}

function ofIds({ rowOf, size }: Table, ids: Iterable<number>): RowSet {
  const rows: number[] = [];
  for (const id of ids) {
    const row = rowOf.get(id);
    if (row !== undefined) rows.push(row);
  }
  return setOf(rows, size);
}

function countIn({ count, rows }: FacetValue, among: RowSet | null): number {
  if (!among) return count;
  if (rows.kind === 'set') return countCommon(rows.set, among);
  let found = 0;
  for (let at = 0; at < rows.list.length; at++) if (hasBit(among, rows.list[at] ?? 0)) found++;
  return found;
}

function forEachOf(value: FacetValue | undefined, call: (row: number) => void): void {
  if (value?.rows.kind === 'list') for (const row of value.rows.list) call(row);
  if (value?.rows.kind === 'set') forEachRow(value.rows.set, call);
}
