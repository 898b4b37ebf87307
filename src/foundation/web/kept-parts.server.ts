const KEEP_MS = 60_000;
const MOST = 4_000;

interface Kept {
  readonly value: Promise<unknown>;
  readonly until: number;
  readonly isPriced: boolean;
}

/**
 * What pages are put together from, still sealed. A page is forgotten whenever a price on it moves; what did not move is
 * not asked for again. Kept until the content changes, a minute passes or the room is full.
 */
export class KeptParts {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Asks once, however many ask at the same time; what failed is asked for again. */
  read<Value>(
    key: string,
    { now, isPriced }: { now: number; isPriced: boolean },
    find: () => Promise<Value>,
  ): Promise<Value> {
    const known = this.#kept.get(key);
    // A key has one reader, so what is kept under it is what that reader finds.
    if (known && known.until > now) return known.value as Promise<Value>;
    const value = find();
    const kept = { value, until: now + KEEP_MS, isPriced };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    value.catch(() => this.#kept.get(key) === kept && this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return value;
  }

  forgetPriced(): void {
    for (const [key, { isPriced }] of this.#kept) if (isPriced) this.#kept.delete(key);
  }

  forgetAll(): void {
    this.#kept.clear();
  }
}
