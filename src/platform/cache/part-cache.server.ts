const CACHE_MS = 60_000;
const MOST = 4_000;

interface CachedPart {
  readonly value: Promise<unknown>;
  readonly until: number;
  readonly isPriced: boolean;
}

/**
 * What pages are put together from, still sealed. A page is forgotten whenever a price on it moves; what did not move is
 * not requested again. Cached until the content changes, a minute passes or the room is full.
 */
export class PartCache {
  readonly #cached = new Map<string, CachedPart>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Loads once, however many need it at the same time; what failed is loaded again. */
  read<Value>(
    key: string,
    { now, isPriced }: { now: number; isPriced: boolean },
    find: () => Promise<Value>,
  ): Promise<Value> {
    const known = this.#cached.get(key);
    // A key has one reader, so what is cached under it is what that reader finds.
    if (known && known.until > now) return known.value as Promise<Value>;
    const value = find();
    const cached = { value, until: now + CACHE_MS, isPriced };
    this.#cached.delete(key);
    this.#cached.set(key, cached);
    value.catch(() => this.#cached.get(key) === cached && this.#cached.delete(key));
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= this.#most) break;
      this.#cached.delete(oldest);
    }
    return value;
  }

  forgetPriced(): void {
    for (const [key, { isPriced }] of this.#cached) if (isPriced) this.#cached.delete(key);
  }

  forgetAll(): void {
    this.#cached.clear();
  }
}
