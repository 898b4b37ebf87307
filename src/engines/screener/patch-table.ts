import { hasBit } from '#engines/bits/bits.ts';
import { type FacetRows, forEachFacetRow, toFacetRows } from './facet-rows.ts';
import { type Moved, moveRows, type Patch } from './move-rows.ts';
import { markParts } from './range-rows.ts';
import { RowOfId } from './row-of-id.ts';
import type { RowSet } from './row-set.ts';
import { keysOfCodes, NO_CODE, type SortKeys } from './sort-rows.ts';
import type { Facet, FacetValue, Order, Table, TableShape } from './table.ts';
import { byCode, positionsOf } from './table-builder.ts';

/** The same table with some rows read again: nothing is sorted anew. A step for every column, as of the builder. */
export function* patchTable(table: Table, shape: TableShape, patch: Patch): Generator<void, Table> {
  const moved = moveRows(table, patch);
  const facets = new Map<string, Facet>();
  for (const key of shape.facets) {
    facets.set(key, patchFacet(table.facets.get(key) ?? [], key, moved));
    yield;
  }
  const orders = new Map<string, Order>();
  const marks = new Map<string, readonly RowSet[]>();
  for (const key of shape.numbers) {
    const order = patchNumbers(orderOf(table, key), key, moved);
    orders.set(key, order);
    marks.set(key, markParts(order));
    yield;
  }
  const codes = new Map<string, SortKeys>();
  for (const key of shape.codes) {
    const keys = patchCodes(table.codes.get(key), key, moved);
    const rows = mergeRows(orderOf(table, key), moved, {
      isKnown: (row) => keys.high[row] !== NO_CODE,
      isBefore: (one, other) => isCodeBefore(keys, one, other),
    });
    codes.set(key, keys);
    orders.set(key, { ...rows, keys: positionsOf(rows.rows, keys) });
    yield;
  }
  const ids = moved.isInPlace ? table.ids : idsOf(table, moved);
  const rowOf = moved.isInPlace ? table.rowOf : new RowOfId(ids);
  return { size: moved.size, ids, rowOf, facets, orders, marks, codes };
}

function patchFacet(facet: Facet, key: string, moved: Moved): Facet {
  const added = new Map<string, number[]>();
  for (const [place, { facets }] of moved.placed.entries())
    for (const code of new Set([facets[key] ?? []].flat()))
      added.set(code, [...(added.get(code) ?? []), moved.placedRows[place] ?? 0]);
  const known = facet.map((value) => patchValue(value, added.get(value.code) ?? [], moved));
  const isKnown = new Set(facet.map(({ code }) => code));
  const fresh = [...added]
    .filter(([code]) => !isKnown.has(code))
    .map(([code, rows]) => ({ code, count: rows.length, rows: toFacetRows(rows, moved.size) }));
  return [...known, ...fresh].filter(({ count }) => count > 0).sort(byCode);
}

/** `added`: the rows that have the value of those that were read again, ascending. */
function patchValue(value: FacetValue, added: readonly number[], moved: Moved): FacetValue {
  if (moved.isInPlace && hasExactly(value.rows, added, moved.placedRows)) return value;
  const rows: number[] = [];
  let next = 0;
  forEachFacetRow(value.rows, (before) => {
    const row = moved.rowNow[before] ?? -1;
    if (row < 0) return;
    for (; next < added.length && (added[next] ?? 0) < row; next++) rows.push(added[next] ?? 0);
    rows.push(row);
  });
  rows.push(...added.slice(next));
  return { code: value.code, count: rows.length, rows: toFacetRows(rows, moved.size) };
}

/** Whether, of the rows that were read again, the value has had exactly these. */
function hasExactly(rows: FacetRows, wanted: readonly number[], among: Uint32Array): boolean {
  const isWanted = new Set(wanted);
  return among.every((row) => hasFacetRow(rows, row) === isWanted.has(row));
}

function hasFacetRow(rows: FacetRows, row: number): boolean {
  switch (rows.kind) {
    case 'set':
      return hasBit(rows.set, row);
    case 'list':
      return rows.list.includes(row);
    case 'runs':
      return rows.runs.some((from, at) => at % 2 === 0 && from <= row && row < (rows.runs[at + 1] ?? 0));
  }
}

function patchNumbers(order: Order, key: string, moved: Moved): Order {
  const keys = new Float64Array(moved.size);
  for (let row = 0; row < moved.size; row++) {
    const origin = moved.origins[row] ?? 0;
    keys[row] = (origin < 0 ? moved.placed[-1 - origin]?.numbers[key] : order.keys[origin]) ?? Number.NaN;
  }
  const rows = mergeRows(order, moved, {
    isKnown: (row) => !Number.isNaN(keys[row] ?? Number.NaN),
    isBefore: (one, other) => {
      const [ofOne, ofOther] = [keys[one] ?? 0, keys[other] ?? 0];
      return ofOne < ofOther || (ofOne === ofOther && one < other);
    },
  });
  return { ...rows, keys };
}

function patchCodes(before: SortKeys | undefined, key: string, moved: Moved): SortKeys {
  const read = keysOfCodes(moved.placed.map(({ codes }) => codes[key] ?? null));
  const patchHalf = (half: 'high' | 'low') =>
    Uint32Array.from(
      moved.origins,
      (origin) => (origin < 0 ? read[half][-1 - origin] : before?.[half][origin]) ?? NO_CODE,
    );
  return { high: patchHalf('high'), low: patchHalf('low') };
}

interface Comparison {
  readonly isKnown: (row: number) => boolean;
  readonly isBefore: (one: number, other: number) => boolean;
}

/** Those that stay keep their order among each other; those that were read again go in between. */
function mergeRows(
  order: Order,
  { size, rowNow, placedRows }: Moved,
  { isKnown, isBefore }: Comparison,
): Pick<Order, 'rows' | 'known'> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (const row of placedRows) (isKnown(row) ? known : unknown).push(row);
  known.sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const rows = new Uint32Array(size);
  let at = 0;
  const merge = (from: number, end: number, read: readonly number[], isEarlier: Comparison['isBefore']) => {
    let next = 0;
    for (let position = from; position < end; position++) {
      const row = rowNow[order.rows[position] ?? 0] ?? -1;
      if (row < 0) continue;
      for (; next < read.length && isEarlier(read[next] ?? 0, row); next++) rows[at++] = read[next] ?? 0;
      rows[at++] = row;
    }
    for (; next < read.length; next++) rows[at++] = read[next] ?? 0;
  };
  merge(0, order.known, known, isBefore);
  const count = at;
  merge(order.known, order.rows.length, unknown, (one, other) => one < other);
  return { rows, known: count };
}

function isCodeBefore({ high, low }: SortKeys, one: number, other: number): boolean {
  const byHigh = (high[one] ?? 0) - (high[other] ?? 0);
  const byLow = byHigh || (low[one] ?? 0) - (low[other] ?? 0);
  return byLow < 0 || (byLow === 0 && one < other);
}

function orderOf({ orders }: Table, key: string): Order {
  return orders.get(key) ?? { rows: new Uint32Array(), known: 0, keys: new Float64Array() };
}

const idsOf = (table: Table, { origins, placed }: Moved): Int32Array =>
  Int32Array.from(origins, (origin) => (origin < 0 ? placed[-1 - origin]?.id : table.ids[origin]) ?? 0);

/** Whether the rows that were read again say what the table has. */
export function isAsItWas(table: Table, shape: TableShape, patch: Patch): boolean {
  const moved = moveRows(table, patch);
  const isSame = (one: number, other: number) => one === other || (Number.isNaN(one) && Number.isNaN(other));
  return (
    moved.isInPlace &&
    moved.placed.every(({ numbers, codes }, place) => {
      const row = moved.placedRows[place] ?? 0;
      return (
        shape.numbers.every((key) =>
          isSame(orderOf(table, key).keys[row] ?? Number.NaN, numbers[key] ?? Number.NaN),
        ) &&
        shape.codes.every((key) => {
          const { high, low } = keysOfCodes([codes[key] ?? null]);
          const held = table.codes.get(key);
          return held?.high[row] === high[0] && held?.low[row] === low[0];
        })
      );
    }) &&
    shape.facets.every((key) => {
      const facet = table.facets.get(key) ?? [];
      const patched = patchFacet(facet, key, moved);
      return patched.length === facet.length && patched.every((value, at) => value === facet[at]);
    })
  );
}
