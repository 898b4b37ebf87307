import { hasBit } from '#engines/bits/bits.ts';
import { countSet, forEachRow, type RowSet } from './row-set.ts';
import type { Order, Table } from './table.ts';

export interface Sorting {
  /** Null: by name. */
  readonly order: Order | null;
  readonly isDescending: boolean;
}

/** A row that a reader has seen, what it was sorted by, and how many stood before it. */
export interface PageKey {
  readonly id: number;
  readonly before: number;
  readonly key: number | null;
}

export type PageStep =
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
  | { readonly kind: 'after'; readonly key: PageKey }
  | { readonly kind: 'before'; readonly key: PageKey };

export interface FoundPage {
  readonly ids: readonly number[];
  /** How many pass before the first of them. */
  readonly skipped: number;
  readonly firstKey: PageKey | null;
  readonly lastKey: PageKey | null;
  /** The row that the reader comes from is not where it was: something may be missed or seen twice, and they are informed. */
  readonly hasMoved: boolean;
}

interface PageRequest {
  readonly passing: RowSet | null;
  readonly sorting: Sorting;
  readonly step: PageStep;
  readonly count: number;
}

/** So many of those who pass, after or before a row: wherever it stands, nothing is read but positions of rows. */
export function findPage(table: Table, { passing, sorting, step, count }: PageRequest): FoundPage {
  const traversal = new Traversal(table, passing, sorting);
  const start = startOf(traversal, step);
  const isBackwards = step.kind === 'before' || step.kind === 'last';
  const rows = isBackwards
    ? traversal.backward(start.position, count)
    : traversal.forward(start.position, count);
  const skipped = isBackwards ? start.before - rows.length : start.before;
  const keyOf = (at: number): PageKey | null => {
    const row = rows.at(at);
    if (row === undefined) return null;
    const before = skipped + (at < 0 ? rows.length + at : at);
    return { id: table.ids[row] ?? 0, before, key: traversal.keyOf(row) };
  };
  return {
    ids: rows.map((row) => table.ids[row] ?? 0),
    skipped,
    firstKey: keyOf(0),
    lastKey: keyOf(-1),
    hasMoved: start.hasMoved,
  };
}

/** All who pass, as they are sorted. */
export function listIds(table: Table, { passing, sorting }: Omit<PageRequest, 'step' | 'count'>): number[] {
  const traversal = new Traversal(table, passing, sorting);
  return traversal.forward(0, table.size).map((row) => table.ids[row] ?? 0);
}

interface Start {
  readonly position: number;
  /** How many pass before it. */
  readonly before: number;
  readonly hasMoved: boolean;
}

function startOf(traversal: Traversal, step: PageStep): Start {
  if (step.kind === 'first') return { position: 0, before: 0, hasMoved: false };
  if (step.kind === 'last') return { position: traversal.size, before: traversal.total, hasMoved: false };
  const { position, isThere } = traversal.find(step.key);
  const before = traversal.countBefore(position);
  const hasMoved = !isThere || before !== step.key.before;
  const past = step.kind === 'after' && isThere ? 1 : 0;
  return { position: position + past, before: before + past, hasMoved };
}

/** Where fewer than one in so many pass, each is looked up: to scan all others would cost what the list costs. */
const FEW = 16;

/** Positions in a sorted table: 0 is the first that a reader would see if everyone passed. */
class Traversal {
  readonly size: number;
  readonly #table: Table;
  readonly #passing: RowSet | null;
  readonly #order: Order | null;
  readonly #isDescending: boolean;
  /** Of those who pass, where they are few. */
  readonly #positions: readonly number[] | null;

  constructor(table: Table, passing: RowSet | null, { order, isDescending }: Sorting) {
    this.size = table.size;
    this.#table = table;
    this.#passing = passing;
    this.#order = order;
    this.#isDescending = isDescending;
    this.#positions = passing && countSet(passing) * FEW <= table.size ? this.#lookUp(passing) : null;
  }

  forward(from: number, count: number): number[] {
    if (this.#positions) {
      const start = this.countBefore(from);
      return this.#positions.slice(start, start + count).map((position) => this.#rowAt(position));
    }
    const rows: number[] = [];
    for (let position = from; position < this.size && rows.length < count; position++) {
      const row = this.#rowAt(position);
      if (this.#passes(row)) rows.push(row);
    }
    return rows;
  }

  backward(from: number, count: number): number[] {
    if (this.#positions) {
      const end = this.countBefore(from);
      return this.#positions.slice(Math.max(0, end - count), end).map((position) => this.#rowAt(position));
    }
    const rows: number[] = [];
    for (let position = from - 1; position >= 0 && rows.length < count; position--) {
      const row = this.#rowAt(position);
      if (this.#passes(row)) rows.push(row);
    }
    return rows.reverse();
  }

  get total(): number {
    return this.#passing ? countSet(this.#passing) : this.size;
  }

  /** Counted from the nearer end. */
  countBefore(position: number): number {
    if (!this.#passing) return position;
    if (this.#positions) return this.#positions.filter((each) => each < position).length;
    const isNearEnd = position * 2 > this.size;
    const [from, to] = isNearEnd ? [position, this.size] : [0, position];
    let count = 0;
    for (let at = from; at < to; at++) if (this.#passes(this.#rowAt(at))) count++;
    return isNearEnd ? this.total - count : count;
  }

  keyOf(row: number): number | null {
    const key = this.#order?.keys[row];
    return key === undefined || Number.isNaN(key) ? null : key;
  }

  positionOf(row: number): number {
    return this.#order ? this.#positionOfKey(this.keyOf(row), row) : this.#reversed(row, this.size);
  }

  /** Where the row stands that was seen or, if it is gone or has another key, where it would. */
  find({ id, key, before }: PageKey): { position: number; isThere: boolean } {
    const row = this.#table.rowOf.find(id);
    if (row !== null && this.keyOf(row) === key)
      return { position: this.positionOf(row), isThere: this.#passes(row) };
    if (this.#order && key !== null) {
      const row = this.#isDescending ? this.size : -1;
      return { position: this.#positionOfKey(key, row), isThere: false };
    }
    return { position: this.#positionOfNth(before), isThere: false };
  }

  #lookUp(passing: RowSet): number[] {
    const positions: number[] = [];
    forEachRow(passing, (row) => positions.push(this.positionOf(row)));
    return positions.sort((one, other) => one - other);
  }

  #passes(row: number): boolean {
    return !this.#passing || hasBit(this.#passing, row);
  }

  #rowAt(position: number): number {
    if (!this.#order) return this.#reversed(position, this.size);
    const { rows, known } = this.#order;
    return rows[position < known ? this.#reversed(position, known) : position] ?? 0;
  }

  #reversed(position: number, among: number): number {
    return this.#isDescending ? among - 1 - position : position;
  }

  /** Of a row, or of where one with this number would stand among those with the key. */
  #positionOfKey(key: number | null, row: number): number {
    const { rows, known, keys } = this.#order ?? {
      rows: new Uint32Array(),
      known: 0,
      keys: new Float64Array(),
    };
    const isUnknown = key === null;
    const isAtLeast = (at: number) => {
      const other = rows[at] ?? 0;
      if (isUnknown) return other >= row;
      const otherKey = keys[other] ?? 0;
      return otherKey > key || (otherKey === key && other >= row);
    };
    let [low, high] = isUnknown ? [known, rows.length] : [0, known];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAtLeast(middle)) high = middle;
      else low = middle + 1;
    }
    if (isUnknown || !this.#isDescending) return low;
    const isOwn = rows[low] === row;
    return known - low - (isOwn ? 1 : 0);
  }

  #positionOfNth(count: number): number {
    let position = 0;
    for (let left = count; position < this.size && left > 0; position++)
      if (this.#passes(this.#rowAt(position))) left--;
    return position;
  }
}
