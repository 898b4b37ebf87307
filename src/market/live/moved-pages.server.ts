import type { PageCache } from '#platform/cache/page-cache.server.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { findStringIds } from './live-prices.repository.ts';

/** Pages of moving shares are that old at most; those of everything else are not touched. */
const FORGET_EVERY_MS = 5_000;

const STOCK_PATH = /^(?:\/charts)?\/stocks\/([^/.]+)/;

/** Forgets the cached pages of shares whose prices moved: not with every tick, but every few seconds together. */
export class MovedPages {
  readonly #database: Database;
  readonly #pageCache: Pick<PageCache, 'forgetAt'>;
  readonly #priced: readonly Pick<ValueCache, 'forgetPriced'>[];
  readonly #names = new Map<number, string>();
  readonly #moved = new Set<number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    database: Database,
    memory: { pageCache: Pick<PageCache, 'forgetAt'>; priced: readonly Pick<ValueCache, 'forgetPriced'>[] },
  ) {
    this.#database = database;
    this.#pageCache = memory.pageCache;
    this.#priced = memory.priced;
  }

  /** An announcement of the store: listings, separated by commas. */
  note(announcement: string): void {
    for (const id of announcement.split(',')) this.#moved.add(Number(id));
    this.#timer ??= setTimeout(() => void this.#forget(), FORGET_EVERY_MS).unref();
  }

  /** Another name may stand for a share now. */
  forgetNames(): void {
    this.#names.clear();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #forget(): Promise<void> {
    const moved = [...this.#moved];
    this.#moved.clear();
    this.#timer = undefined;
    try {
      const unknown = moved.filter((id) => !this.#names.has(id));
      const found = unknown.length > 0 ? await findStringIds(this.#database, unknown) : [];
      for (const { listingId, stringId } of found) this.#names.set(listingId, stringId);
    } catch {
      // A page that cannot be looked up is forgotten after its minute.
    }
    for (const cached of this.#priced) cached.forgetPriced();
    const names = new Set(moved.map((id) => this.#names.get(id)));
    this.#pageCache.forgetAt((path) => names.has(STOCK_PATH.exec(path)?.[1] ?? ''));
  }
}
