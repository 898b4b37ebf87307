import { viewerKey } from '#domain/access/viewer.ts';
import type { PageContext } from './context.server.ts';

/** What the loader of a kept part may know: nothing of who asks, and nothing that differs between two who ask the same. */
export type PartContext = Pick<
  PageContext,
  | 'database'
  | 'language'
  | 'numbers'
  | 'today'
  | 'kept'
  | 'labels'
  | 'momentOf'
  | 'startOf'
  | 'displayOffsetMinutes'
>;

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

interface How {
  /** Made of prices, and forgotten when one moves. */
  readonly isPriced?: true;
  /** What else tells two answers apart. */
  readonly wish?: unknown;
}

/** Reads parts of one thing, such as `issuer 7`, for pages in the language of the request. */
export function keepPartsOf(context: PartContext & Pick<PageContext, 'parts' | 'now'>, thing: string) {
  const { parts, now, language, numbers, today } = context;
  return <Value>(part: string, find: (known: PartContext) => Promise<Value>, how: How = {}) => {
    const key = JSON.stringify([part, thing, language, numbers, today, how.wish]);
    return parts.read(key, { now: now.getTime(), isPriced: how.isPriced ?? false }, () => find(context));
  };
}

type ForViewers = PartContext & Pick<PageContext, 'viewer'>;

/** The same for parts that are made another way for viewers who may do more: those never share what is kept. */
export function keepPartsForViewers(context: ForViewers & Pick<PageContext, 'parts' | 'now'>, thing: string) {
  const keep = keepPartsOf(context, thing);
  const { viewer } = context;
  return <Value>(part: string, find: (known: ForViewers) => Promise<Value>, wish?: unknown) =>
    keep(part, (known) => find({ ...known, viewer }), { wish: [viewerKey(viewer), wish] });
}
