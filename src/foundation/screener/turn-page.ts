import { hasBit } from '#foundation/search-index/asking/bits.ts';
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

export type Turn =
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
  | { readonly kind: 'after'; readonly key: PageKey }
  | { readonly kind: 'before'; readonly key: PageKey };

export interface TurnedPage {
  readonly ids: readonly number[];
  /** How many pass before the first of them. */
  readonly skipped: number;
  readonly firstKey: PageKey | null;
  readonly lastKey: PageKey | null;
  /** The row that the reader comes from is not where it was: something may be missed or seen twice, and they are told. */
  readonly hasMoved: boolean;
}

interface Asked {
  readonly passing: RowSet | null;
  readonly sorting: Sorting;
  readonly turn: Turn;
  readonly count: number;
}

/** So many of those who pass, after or before a row: wherever it stands, nothing is read but places of rows. */
export function turnPage(table: Table, { passing, sorting, turn, count }: Asked): TurnedPage {
  const walk = new Walk(table, passing, sorting);
  const start = startOf(walk, turn);
  const isBackwards = turn.kind === 'before' || turn.kind === 'last';
  const rows = isBackwards ? walk.backward(start.place, count) : walk.forward(start.place, count);
  const skipped = isBackwards ? start.before - rows.length : start.before;
  const keyOf = (at: number): PageKey | null => {
    const row = rows.at(at);
    if (row === undefined) return null;
    const before = skipped + (at < 0 ? rows.length + at : at);
    return { id: table.ids[row] ?? 0, before, key: walk.keyOf(row) };
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
export function listIds(table: Table, { passing, sorting }: Omit<Asked, 'turn' | 'count'>): number[] {
  const walk = new Walk(table, passing, sorting);
  return walk.forward(0, table.size).map((row) => table.ids[row] ?? 0);
}

interface Start {
  readonly place: number;
  /** How many pass before it. */
  readonly before: number;
  readonly hasMoved: boolean;
}

function startOf(walk: Walk, turn: Turn): Start {
  if (turn.kind === 'first') return { place: 0, before: 0, hasMoved: false };
  if (turn.kind === 'last') return { place: walk.size, before: walk.total, hasMoved: false };
  const { place, isThere } = walk.find(turn.key);
  const before = walk.countBefore(place);
  const hasMoved = !isThere || before !== turn.key.before;
  const past = turn.kind === 'after' && isThere ? 1 : 0;
  return { place: place + past, before: before + past, hasMoved };
}

/** Where fewer than one in so many pass, each is looked up: to walk along all others would cost what the list costs. */
const FEW = 16;

/** Places in a sorted table: 0 is the first that a reader would see if everyone passed. */
class Walk {
  readonly size: number;
  readonly #table: Table;
  readonly #passing: RowSet | null;
  readonly #order: Order | null;
  readonly #isDescending: boolean;
  /** Of those who pass, where they are few. */
  readonly #places: readonly number[] | null;

  constructor(table: Table, passing: RowSet | null, { order, isDescending }: Sorting) {
    this.size = table.size;
    this.#table = table;
    this.#passing = passing;
    this.#order = order;
    this.#isDescending = isDescending;
    this.#places = passing && countSet(passing) * FEW <= table.size ? this.#lookUp(passing) : null;
  }

  forward(from: number, count: number): number[] {
    if (this.#places) {
      const start = this.countBefore(from);
      return this.#places.slice(start, start + count).map((place) => this.#rowAt(place));
    }
    const rows: number[] = [];
    for (let place = from; place < this.size && rows.length < count; place++) {
      const row = this.#rowAt(place);
      if (this.#passes(row)) rows.push(row);
    }
    return rows;
  }

  backward(from: number, count: number): number[] {
    if (this.#places) {
      const end = this.countBefore(from);
      return this.#places.slice(Math.max(0, end - count), end).map((place) => this.#rowAt(place));
    }
    const rows: number[] = [];
    for (let place = from - 1; place >= 0 && rows.length < count; place--) {
      const row = this.#rowAt(place);
      if (this.#passes(row)) rows.push(row);
    }
    return rows.reverse();
  }

  get total(): number {
    return this.#passing ? countSet(this.#passing) : this.size;
  }

  /** Counted from the nearer end. */
  countBefore(place: number): number {
    if (!this.#passing) return place;
    if (this.#places) return this.#places.filter((each) => each < place).length;
    const isNearEnd = place * 2 > this.size;
    const [from, to] = isNearEnd ? [place, this.size] : [0, place];
    let count = 0;
    for (let at = from; at < to; at++) if (this.#passes(this.#rowAt(at))) count++;
    return isNearEnd ? this.total - count : count;
  }

  keyOf(row: number): number | null {
    const key = this.#order?.keys[row];
    return key === undefined || Number.isNaN(key) ? null : key;
  }

  placeOf(row: number): number {
    return this.#order ? this.#placeOfKey(this.keyOf(row), row) : this.#turned(row, this.size);
  }

  /** Where the row stands that was seen or, if it is gone or has another key, where it would. */
  find({ id, key, before }: PageKey): { place: number; isThere: boolean } {
    const row = this.#table.rowOf.find(id);
    if (row !== null && this.keyOf(row) === key)
      return { place: this.placeOf(row), isThere: this.#passes(row) };
    if (this.#order && key !== null) {
      const row = this.#isDescending ? this.size : -1;
      return { place: this.#placeOfKey(key, row), isThere: false };
    }
    return { place: this.#placeOfNth(before), isThere: false };
  }

  #lookUp(passing: RowSet): number[] {
    const places: number[] = [];
    forEachRow(passing, (row) => places.push(this.placeOf(row)));
    return places.sort((one, other) => one - other);
  }

  #passes(row: number): boolean {
    return !this.#passing || hasBit(this.#passing, row);
  }

  #rowAt(place: number): number {
    if (!this.#order) return this.#turned(place, this.size);
    const { rows, known } = this.#order;
    return rows[place < known ? this.#turned(place, known) : place] ?? 0;
  }

  #turned(place: number, among: number): number {
    return this.#isDescending ? among - 1 - place : place;
  }

  /** Of a row, or of where one with this number would stand among those with the key. */
  #placeOfKey(key: number | null, row: number): number {
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

  #placeOfNth(count: number): number {
    let place = 0;
    for (let left = count; place < this.size && left > 0; place++)
      if (this.#passes(this.#rowAt(place))) left--;
    return place;
  }
}
