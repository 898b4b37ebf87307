export type DraftTable =
  | 'issuer'
  | 'issuer_profile'
  | 'instrument'
  | 'stock'
  | 'market_index'
  | 'etf'
  | 'bond'
  | 'listing';
export type DraftValue = string | number | boolean | Readonly<Record<string, unknown>> | null | undefined;

/** Where a row comes from. */
export interface Origin {
  readonly file: number;
  readonly line: number;
}

export interface Draft {
  readonly table: DraftTable;
  readonly id: number;
  readonly origin: Origin;
  readonly values: Readonly<Record<string, DraftValue>>;
  /** The files that speak of it: when all of them are held, it is not written. */
  readonly files: Set<number>;
}

/**
 * Rows of issuers, instruments and listings, which several records may describe. What a record says stands; what was only assumed
 * when the thing was created gives way to it.
 */
export class Drafts {
  readonly #drafts = new Map<string, Draft & { values: Record<string, DraftValue>; assumed: Set<string> }>();

  put(
    table: DraftTable,
    id: number,
    origin: Origin,
    values: Readonly<Record<string, DraftValue>>,
    { isAssumed = false } = {},
  ): void {
    const key = `${table}:${id}`;
    const draft = this.#drafts.get(key) ?? {
      table,
      id,
      origin,
      values: {},
      assumed: new Set(),
      files: new Set(),
    };
    draft.files.add(origin.file);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === null) continue;
      const isFree = draft.values[name] === undefined || (draft.assumed.has(name) && !isAssumed);
      if (!isFree) continue;
      draft.values[name] = value;
      if (isAssumed) draft.assumed.add(name);
      else draft.assumed.delete(name);
    }
    this.#drafts.set(key, draft);
  }

  /** Another file speaks of it. */
  use(tables: readonly DraftTable[], id: number, file: number): void {
    for (const table of tables) this.#drafts.get(`${table}:${id}`)?.files.add(file);
  }

  find(table: DraftTable, id: number): Draft | null {
    return this.#drafts.get(`${table}:${id}`) ?? null;
  }

  remove(table: DraftTable, id: number): void {
    this.#drafts.delete(`${table}:${id}`);
  }

  all(): IterableIterator<Draft> {
    return this.#drafts.values();
  }
}
