import { setBit } from '#engines/bits/bits.ts';
import { addRows, countRows, forEachFacetRow } from './facet-rows.ts';
import { type Range, rowsWithin } from './range-rows.ts';
import { commonOf, emptySet, type RankedSet, type RowSet, rankSet } from './row-set.ts';
import type { Facet, FacetValue, Order, Table } from './table.ts';

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
    ...Object.entries(filters.ranges).map(([key, range]) => rowsWithin(table, key, range)),
    ...(filters.ids ? [ofIds(table, filters.ids)] : []),
  ];
  const without = (left: string | null) => {
    const others = commonOf([...rest, ...facets.filter(({ key }) => key !== left).map(({ set }) => set)]);
    return others && rankSet(others);
  };
  const passing = without(null);
  const isRequested = new Set(facets.map(({ key }) => key));
  const counts = new Map<string, readonly number[]>();
  for (const [key, facet] of table.facets) {
    const others = isRequested.has(key) ? without(key) : passing;
    counts.set(
      key,
      facet.map((value) => countIn(value, others)),
    );
  }
  return { passing: passing?.set ?? null, total: passing?.count ?? table.size, counts };
}

/** So many answers are cached with a table: whoever turns pages or sorts asks the same again. */
const MOST_CACHED = 200;
const cacheOf = new WeakMap<Table, Map<string, Screened>>();

/** The same, found once for as long as the table stands; what was found by name is not cached. */
export function screenOnce(table: Table, filters: Filters): Screened {
  if (filters.ids) return screen(table, filters);
  const cached = cacheOf.get(table) ?? new Map<string, Screened>();
  cacheOf.set(table, cached);
  const key = JSON.stringify([filters.facets, filters.ranges]);
  const screened = cached.get(key) ?? screen(table, filters);
  // The one that was requested longest ago goes first.
  cached.delete(key);
  cached.set(key, screened);
  const [oldest] = cached.keys();
  if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
  return screened;
}

/** Rows by the position that their facet's value has among `codes`, such as the names of countries in a language. */
export function orderByFacet(table: Table, key: string, codes: readonly string[]): Order {
  const facet = new Map((table.facets.get(key) ?? []).map((value) => [value.code, value]));
  const keys = new Float32Array(table.size).fill(Number.NaN);
  const rows = new Uint32Array(table.size);
  let known = 0;
  for (const [position, code] of codes.entries()) {
    const value = facet.get(code);
    if (!value) continue;
    forEachFacetRow(value.rows, (row) => {
      if (!Number.isNaN(keys[row] ?? 0)) return;
      keys[row] = position;
      rows[known++] = row;
    });
  }
  let at = known;
  for (let row = 0; row < table.size; row++) if (Number.isNaN(keys[row] ?? 0)) rows[at++] = row;
  return { rows, known, keys };
}

function anyOf(facet: Facet, codes: readonly string[], size: number): RowSet {
  const set = emptySet(size);
  for (const { code, rows } of facet) if (codes.includes(code)) addRows(set, rows);
  return set;
}

function ofIds({ rowOf, size }: Table, ids: Iterable<number>): RowSet {
  const set = emptySet(size);
  for (const id of ids) {
    const row = rowOf.find(id);
    if (row !== null) setBit(set, row);
  }
  return set;
}

const countIn = ({ count, rows }: FacetValue, among: RankedSet | null): number =>
  among ? countRows(rows, among) : count;
