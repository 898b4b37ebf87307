import type { Database } from './database.server.ts';

/**
 * Small things that every page needs, read once and kept until the content changes. Read from the primary: a replica
 * may not have the change yet that was just announced.
 */
export class KeptValues {
  readonly #database: Database;
  readonly #kept = new Map<string, Promise<unknown>>();
  readonly #lastKnown = new Map<string, unknown>();
  readonly #priced = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** What is made of prices: forgotten with the kept pages of shares that moved, too. */
  readPriced<Value>(name: string, find: (database: Database) => Promise<Value>): Promise<Value> {
    this.#priced.add(name);
    return this.read(name, find);
  }

  forgetPriced(): void {
    for (const name of this.#priced) this.#kept.delete(name);
    this.#priced.clear();
  }

  /** When it cannot be read anew, what was known last; it fails only where nothing was ever known. */
  read<Value>(name: string, find: (database: Database) => Promise<Value>): Promise<Value> {
    // A name has one reader, so what is kept under it is what that reader finds.
    const kept = this.#kept.get(name) as Promise<Value> | undefined;
    if (kept) return kept;
    const finding = find(this.#database).then(
      (value) => {
        this.#lastKnown.set(name, value);
        return value;
      },
      (error: unknown) => {
        if (this.#kept.get(name) === finding) this.#kept.delete(name);
        if (!this.#lastKnown.has(name)) throw error;
        return this.#lastKnown.get(name) as Value;
      },
    );
    this.#kept.set(name, finding);
    return finding;
  }

  forgetAll(): void {
    this.#kept.clear();
  }
}
