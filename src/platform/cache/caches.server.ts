import type { Tag } from '#domain/changes/tag.ts';
import { Cache, type CacheOptions, type CacheStats } from './cache.server.ts';

interface Options {
  readonly clock: () => Date;
  /** From now on nothing may be read where a change is missing that was announced. */
  readonly onDrop?: () => void;
}

/** All caches of a process: what changed is dropped from each of them, and what is made anew is read where the change is. */
export class Caches {
  readonly #options: Options;
  readonly #all: Pick<Cache<object, unknown>, 'name' | 'drop' | 'dropAll' | 'stats'>[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  create<Key extends object, Value>(options: Omit<CacheOptions<Key, Value>, 'clock'>): Cache<Key, Value> {
    const cache = new Cache<Key, Value>({ ...options, clock: this.#options.clock });
    this.#all.push(cache);
    return cache;
  }

  drop(tags: readonly Tag[]): void {
    this.#options.onDrop?.();
    for (const cache of this.#all) cache.drop(tags);
  }

  dropAll(): void {
    this.#options.onDrop?.();
    for (const cache of this.#all) cache.dropAll();
  }

  stats(): readonly (CacheStats & { readonly name: string })[] {
    return this.#all.map((cache) => ({ name: cache.name, ...cache.stats() }));
  }
}
