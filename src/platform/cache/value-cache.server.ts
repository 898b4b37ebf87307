import type { Database } from '#platform/database/database.server.ts';

/**
 * Small things that every page needs, read once and cached until the content changes. Read from the primary: a replica
 * may not have the change yet that was just announced.
 */
export class ValueCache {
  readonly #database: Database;
  readonly #cached = new Map<string, Promise<unknown>>();
  readonly #lastKnown = new Map<string, unknown>();
  readonly #priced = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** What is made of prices: forgotten with the cached pages of shares that moved, too. */
  readPriced<Value>(name: string, find: (database: Database) => Promise<Value>): Promise<Value> {
    this.#priced.add(name);
    return this.read(name, find);
  }

  forgetPriced(): void {
    for (const name of this.#priced) this.#cached.delete(name);
    this.#priced.clear();
  }

  /** When it cannot be read anew, what was known last; it fails only where nothing was ever known. */
  read<Value>(name: string, find: (database: Database) => Promise<Value>): Promise<Value> {
    // A name has one reader, so what is cached under it is what that reader finds.
    const cached = this.#cached.get(name) as Promise<Value> | undefined;
    if (cached) return cached;
    const finding = find(this.#database).then(
      (value) => {
        this.#lastKnown.set(name, value);
        return value;
      },
      (error: unknown) => {
        if (this.#cached.get(name) === finding) this.#cached.delete(name);
        if (!this.#lastKnown.has(name)) throw error;
        return this.#lastKnown.get(name) as Value;
      },
    );
    this.#cached.set(name, finding);
    return finding;
  }

  forgetAll(): void {
    this.#cached.clear();
  }
}
