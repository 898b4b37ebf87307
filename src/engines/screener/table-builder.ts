import { toFacetRows } from './facet-rows.ts';
import { markParts } from './range-rows.ts';
import { RowOfId } from './row-of-id.ts';
import type { RowSet } from './row-set.ts';
import { keysOfCodes, keysOfNumbers, NO_CODE, type SortKeys, sortRows } from './sort-rows.ts';
import type { Facet, FacetValue, Order, ScreenedRow, Table, TableShape } from './table.ts';

/** Takes rows in the order of their names; ids are unique. */
export class TableBuilder {
  readonly #ids: number[] = [];
  readonly #facets: ReadonlyMap<string, Map<string, number[]>>;
  readonly #numbers: ReadonlyMap<string, number[]>;
  readonly #codes: ReadonlyMap<string, (string | null)[]>;

  constructor({ facets, numbers, codes }: TableShape) {
    this.#facets = new Map(facets.map((key) => [key, new Map<string, number[]>()]));
    this.#numbers = new Map(numbers.map((key) => [key, []]));
    this.#codes = new Map(codes.map((key) => [key, []]));
  }

  add({ id, facets, numbers, codes }: ScreenedRow): void {
    const row = this.#ids.push(id) - 1;
    for (const [key, values] of this.#facets) addTo(values, facets[key] ?? null, row);
    for (const [key, column] of this.#numbers) column.push(numbers[key] ?? Number.NaN);
    for (const [key, column] of this.#codes) column.push(codes[key] ?? null);
  }

  /** A step for every column: whoever builds beside requests lets them through in between. */
  *finish(): Generator<void, Table> {
    const size = this.#ids.length;
    const facets = new Map<string, Facet>();
    for (const [key, values] of this.#facets) {
      facets.set(
        key,
        [...values]
          .map(([code, rows]) => ({ code, count: rows.length, rows: toFacetRows(rows, size) }))
          .sort(byCode),
      );
      yield;
    }
    const orders = new Map<string, Order>();
    const marks = new Map<string, readonly RowSet[]>();
    for (const [key, column] of this.#numbers) {
      const keys = Float64Array.from(column);
      const order = toOrder(sortRows(keysOfNumbers(keys)), keys);
      orders.set(key, order);
      marks.set(key, markParts(order));
      yield;
    }
    const codes = new Map<string, SortKeys>();
    for (const [key, column] of this.#codes) {
      const keys = keysOfCodes(column);
      const rows = sortRows(keys);
      codes.set(key, keys);
      orders.set(key, toOrder(rows, positionsOf(rows, keys)));
      yield;
    }
    const ids = Int32Array.from(this.#ids);
    return { size, ids, rowOf: new RowOfId(ids), facets, orders, marks, codes };
  }
}

export function buildTable(shape: TableShape, rows: Iterable<ScreenedRow>): Table {
  const builder = new TableBuilder(shape);
  for (const row of rows) builder.add(row);
  const steps = builder.finish();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Rows sorted by their keys, where those without a key are the last; they keep the order of names. */
export function toOrder(sorted: Uint32Array, keys: Order['keys']): Order {
  const isKnown = (row: number) => !Number.isNaN(keys[row] ?? Number.NaN);
  const known = sorted.filter(isKnown);
  const rows = new Uint32Array(sorted.length);
  rows.set(known);
  rows.set(
    sorted.filter((row) => !isKnown(row)),
    known.length,
  );
  return { rows, known: known.length, keys };
}

function addTo(values: Map<string, number[]>, given: string | readonly string[] | null, row: number): void {
  for (const code of typeof given === 'string' ? [given] : new Set(given)) {
    const rows = values.get(code);
    if (rows) rows.push(row);
    else values.set(code, [row]);
  }
}

export const byCode = (one: Pick<FacetValue, 'code'>, other: Pick<FacetValue, 'code'>) =>
  one.code < other.code ? -1 : 1;

/** The position of each code among all that differ in what they are sorted by. */
export function positionsOf(rows: Uint32Array, { high, low }: SortKeys): Float32Array {
  const positions = new Float32Array(rows.length).fill(Number.NaN);
  let position = 0;
  let before: number | null = null;
  for (const row of rows) {
    if (high[row] === NO_CODE) continue;
    const isSame = before !== null && high[before] === high[row] && low[before] === low[row];
    if (!isSame) position++;
    positions[row] = position;
    before = row;
  }
  return positions;
}
