import type { Tag } from '#domain/changes/tag.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Cache } from './cache.server.ts';
import type { Caches } from './caches.server.ts';
import { roughSize } from './rough-size.ts';

/** A name, and what else tells two values of that name apart. */
export type ValueKey = Readonly<Record<string, string | number>> & { readonly value: string };

const LIMITS = { entries: 10_000, bytes: 32 * 1024 * 1024, ageMs: 600_000 };

/** Small things that many pages need, read once from the primary. What was known last stands in while it cannot be read. */
export class ValueCache {
  readonly #cache: Cache<ValueKey, unknown>;
  readonly #database: Database;

  constructor(caches: Caches, database: Database) {
    this.#cache = caches.create({ name: 'values', most: LIMITS, sizeOf: roughSize, standsIn: true });
    this.#database = database;
  }

  read<Value>(
    key: ValueKey,
    tags: readonly Tag[],
    find: (database: Database) => Promise<Value>,
  ): Promise<Value> {
    return this.#cache.read(key, () => find(this.#database), tags);
  }
}
