import type { FacetRows } from './facet-rows.ts';
import type { RowOfId } from './row-of-id.ts';
import type { RowSet } from './row-set.ts';
import type { SortKeys } from './sort-rows.ts';

/** What a list can be narrowed and sorted by, of one thing in it. */
export interface ScreenedRow {
  readonly id: number;
  /** The codes of what it is; several where it is several things at once. */
  readonly facets: Readonly<Record<string, string | readonly string[] | null>>;
  readonly numbers: Readonly<Record<string, number | null>>;
  /** Short texts of letters and digits: sorted, not compared. */
  readonly codes: Readonly<Record<string, string | null>>;
}

export interface TableShape {
  readonly facets: readonly string[];
  readonly numbers: readonly string[];
  readonly codes: readonly string[];
}

/** Those who have one value of a facet. */
export interface FacetValue {
  readonly code: string;
  readonly count: number;
  readonly rows: FacetRows;
}

export type Facet = readonly FacetValue[];

/** Rows by a key; those without one come after `known` others, however it is sorted. */
export interface Order {
  readonly rows: Uint32Array;
  readonly known: number;
  /** By row; not a number where there is none. */
  readonly keys: Float64Array | Float32Array;
}

/** Everything in one list, numbered in the order of names: column after column, no object for a row. */
export interface Table {
  readonly size: number;
  readonly ids: Int32Array;
  readonly rowOf: RowOfId;
  readonly facets: ReadonlyMap<string, Facet>;
  readonly orders: ReadonlyMap<string, Order>;
  /** Of every number: who is among the first part of its order, the first two parts and so on. */
  readonly marks: ReadonlyMap<string, readonly RowSet[]>;
  /** Of every code: what rows are sorted by. */
  readonly codes: ReadonlyMap<string, SortKeys>;
}
