import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.server.ts';
import { service } from '#platform/services/service.ts';
import { LiveChannel, type LiveListener, type LiveUpdate } from './live-channel.server.ts';
import { findMoves } from './live-prices.repository.ts';

/** However fast a market ticks, nobody reads faster. */
const READ_EVERY_MS = 250;
const RETRY_MS = 1_000;
/** On a venue with many shares something is traded all the time, unless there is no session. */
const SESSION_MS = 3 * 60_000;
const SESSION_CHECK_MS = 15_000;
/** Whoever turns to another window and back finds it still there. */
const LINGER_MS = 30_000;

export interface LiveReader {
  readonly onUpdate: LiveListener;
  readonly onSession: (isRunning: boolean) => void;
}

interface Followed {
  readonly loading: Promise<LiveChannel>;
  /** When it has been loaded. */
  channel?: LiveChannel;
  /** Ends it, unless somebody listens then. */
  end?: NodeJS.Timeout;
}

interface Options {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Prices as they move, for the readers of this process. The store announces which listings ticked; those that somebody
 * reads are read once, all together, and reported to all of them.
 */
export class LivePrices {
  readonly #options: Options;
  readonly #followed = new Map<number, Followed>();
  readonly #readers = new Set<LiveReader>();
  readonly #moved = new Set<number>();
  #reading: NodeJS.Timeout | undefined;
  #lastTrade = Number.NEGATIVE_INFINITY;
  #wasRunning = false;
  #isStopped = false;
  #sessionCheck: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get isSessionRunning(): boolean {
    return this.#options.clock().getTime() - this.#lastTrade < SESSION_MS;
  }

  /** How many listings are being read. */
  get size(): number {
    return this.#followed.size;
  }

  /** Loads the listing where nobody reads it yet. What `join` gives first and what follows have nothing between them. */
  async open(listingId: number): Promise<{ join(reader: LiveReader, known: number | null): Joined }> {
    const channel = await this.#follow(listingId).loading;
    return {
      join: (reader, known) => {
        this.#announceSession();
        this.#sessionCheck ??= setInterval(() => this.#announceSession(), SESSION_CHECK_MS).unref();
        channel.listeners.add(reader.onUpdate);
        this.#readers.add(reader);
        return {
          first: channel.since(known),
          isSessionRunning: this.isSessionRunning,
          leave: () => this.#leave(listingId, channel, reader),
        };
      },
    };
  }

  /** An announcement of the store: listings, separated by commas. */
  follow(announcement: string): void {
    this.#lastTrade = this.#options.clock().getTime();
    this.#announceSession();
    for (const id of announcement.split(',')) if (this.#followed.has(Number(id))) this.#moved.add(Number(id));
    this.#readSoon(READ_EVERY_MS);
  }

  /** Announcements may have been missed: everything that is being read is read again. */
  catchUp(): void {
    for (const id of this.#followed.keys()) this.#moved.add(id);
    this.#readSoon(0);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#reading);
    clearInterval(this.#sessionCheck);
    for (const { end } of this.#followed.values()) clearTimeout(end);
  }

  #follow(listingId: number): Followed {
    const known = this.#followed.get(listingId);
    const followed: Followed = known ?? { loading: this.#load(listingId) };
    this.#endLater(listingId, followed);
    if (known) return known;
    this.#followed.set(listingId, followed);
    followed.loading.then(
      (channel) => {
        followed.channel = channel;
        // What was announced while it was being loaded may not be in it.
        this.#moved.add(listingId);
        this.#readSoon(READ_EVERY_MS);
      },
      () => {
        clearTimeout(followed.end);
        if (this.#followed.get(listingId) === followed) this.#followed.delete(listingId);
      },
    );
    return followed;
  }

  #endLater(listingId: number, followed: Followed): void {
    clearTimeout(followed.end);
    followed.end = setTimeout(() => {
      if (followed.channel?.listeners.size === 0) this.#followed.delete(listingId);
    }, LINGER_MS).unref();
  }

  async #load(listingId: number): Promise<LiveChannel> {
    const [moves] = await findMoves(this.#options.database, [{ listingId, after: null }]);
    if (!moves) throw new Error(`Listing ${listingId} is gone`);
    return new LiveChannel(moves);
  }

  #readSoon(delay: number): void {
    if (this.#isStopped || this.#moved.size === 0) return;
    this.#reading ??= setTimeout(() => void this.#read(), delay).unref();
  }

  async #read(): Promise<void> {
    const ids = [...this.#moved];
    this.#moved.clear();
    let wait = READ_EVERY_MS;
    try {
      const channels = new Map<number, LiveChannel>();
      for (const id of ids) {
        // One that is still being loaded announces itself when it is there.
        const channel = this.#followed.get(id)?.channel;
        if (channel) channels.set(id, channel);
      }
      const requested = [...channels].map(([listingId, { tick }]) => ({ listingId, after: tick }));
      const moves = requested.length > 0 ? await findMoves(this.#options.database, requested) : [];
      for (const each of moves) channels.get(each.listingId)?.move(each);
    } catch (error) {
      // The readers stay; what they missed is read once the store is back.
      this.#options.log.warn({ err: error }, 'live prices could not be read and wait');
      for (const id of ids) this.#moved.add(id);
      wait = RETRY_MS;
    }
    this.#reading = undefined;
    this.#readSoon(wait);
  }

  #leave(listingId: number, channel: LiveChannel, reader: LiveReader): void {
    channel.listeners.delete(reader.onUpdate);
    this.#readers.delete(reader);
    const followed = this.#followed.get(listingId);
    if (followed && channel.listeners.size === 0) this.#endLater(listingId, followed);
    if (this.#readers.size > 0) return;
    clearInterval(this.#sessionCheck);
    this.#sessionCheck = undefined;
  }

  #announceSession(): void {
    const isRunning = this.isSessionRunning;
    if (isRunning === this.#wasRunning) return;
    this.#wasRunning = isRunning;
    for (const { onSession } of this.#readers) onSession(isRunning);
  }
}

export interface Joined {
  readonly first: LiveUpdate;
  readonly isSessionRunning: boolean;
  leave(): void;
}

export const LIVE_PRICES = service<Pick<LivePrices, 'open'>>('live prices');
