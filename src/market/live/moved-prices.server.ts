import type { Tag } from '#domain/changes/tag.ts';
import type { Database } from '#platform/database/database.server.ts';
import { findListingTags } from './live-prices.repository.ts';

/** What shows moving prices is that old at most. */
const DROP_EVERY_MS = 5_000;

/** Drops what shows prices that moved: not with every tick, but every few seconds together. */
export class MovedPrices {
  readonly #database: Database;
  readonly #drop: (tags: readonly Tag[]) => void;
  readonly #moved = new Set<number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, drop: (tags: readonly Tag[]) => void) {
    this.#database = database;
    this.#drop = drop;
  }

  /** An announcement of the store: listings, separated by commas. */
  note(announcement: string): void {
    for (const id of announcement.split(',')) this.#moved.add(Number(id));
    this.#timer ??= setTimeout(() => void this.#dropMoved(), DROP_EVERY_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #dropMoved(): Promise<void> {
    const moved = [...this.#moved];
    this.#moved.clear();
    this.#timer = undefined;
    // Where it cannot be looked up what they are, everything that moves is dropped.
    this.#drop(await findListingTags(this.#database, moved).catch((): Tag[] => ['ticks']));
  }
}
