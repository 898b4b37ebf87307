import type { Tag } from '#domain/changes/tag.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Cache } from './cache.server.ts';
import type { Caches } from './caches.server.ts';
import { roughSize } from './rough-size.ts';

/** A name, and what else tells two values of that name apart. */
export type ValueKey = Readonly<Record<string, string | number>> & { readonly value: string };

const LIMITS = { entries: 10_000, bytes: 32 * 1024 * 1024, ageMs: 600_000 };

/** What is read for each of many things together. */
export interface ReadForEach<Value> {
  readonly key: ValueKey;
  readonly tagsOf: (id: number) => readonly Tag[];
  readonly find: (database: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>;
}

/** Small things that many pages need, read once from the primary. What was known last stands in while it cannot be read. */
export class ValueCache {
  readonly #cache: Cache<ValueKey, unknown>;
  readonly #ofEach: Cache<ValueKey & { readonly id: number }, unknown>;
  readonly #database: Database;

  constructor(caches: Caches, database: Database) {
    this.#cache = caches.create({ name: 'values', most: LIMITS, sizeOf: roughSize, standsIn: true });
    this.#ofEach = caches.create({ name: 'rows', most: LIMITS, sizeOf: roughSize });
    this.#database = database;
  }

  read<Value>(
    key: ValueKey,
    tags: readonly Tag[],
    find: (database: Database) => Promise<Value>,
  ): Promise<Value> {
    return this.#cache.read(key, () => find(this.#database), tags);
  }

  /** Those that are not cached are read at once. */
  async readForEach<Value>(
    ids: readonly number[],
    { key, tagsOf, find }: ReadForEach<Value>,
  ): Promise<ReadonlyMap<number, Value>> {
    const missing: number[] = [];
    const found = Promise.withResolvers<ReadonlyMap<number, Value>>();
    let isComplete = false;
    const read = async (id: number): Promise<Value | null> => {
      const all = isComplete ? await find(this.#database, [id]) : await found.promise;
      return all.get(id) ?? null;
    };
    const values = ids.map(async (id) => {
      const make = () => {
        if (!isComplete) missing.push(id);
        return read(id);
      };
      return [id, await this.#ofEach.read({ ...key, id }, make, tagsOf(id))] as const;
    });
    isComplete = true;
    if (missing.length > 0) find(this.#database, missing).then(found.resolve, found.reject);
    const known = await Promise.all(values);
    return new Map(known.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])));
  }
}
