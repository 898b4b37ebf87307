import type { ListingMoves, LiveDay, LiveMinute } from './live-prices.repository.ts';

/** What a reader receives: the day as it stands, and the minutes that changed since what they know. */
export interface LiveUpdate {
  /** Of the latest tick in it: whoever knows this number knows everything up to here. */
  readonly tick: number;
  readonly day: LiveDay;
  readonly minutes: readonly LiveMinute[];
}

export type LiveListener = (update: LiveUpdate) => void;

/** A page may have been kept for a minute before it was sent, and read before its script runs. */
const RECENT_MS = 15 * 60_000;

/** One listing while somebody reads it: its day in memory, so that joining, also after a cut, asks the store nothing. */
export class LiveChannel {
  readonly listeners = new Set<LiveListener>();
  #minutes = new Map<number, LiveMinute>();
  #day: LiveDay;
  #tick = 0;

  constructor(moves: ListingMoves) {
    this.#day = moves;
    this.#take(moves);
  }

  get tick(): number {
    return this.#tick;
  }

  /** What changed after the tick that a reader knows; what is recent to one who knows none, or one of another store. */
  since(known: number | null): LiveUpdate {
    const all = [...this.#minutes.values()];
    if (known !== null && known <= this.#tick) return this.#update(all.filter(({ tick }) => tick > known));
    const latest = all.reduce((most, { time }) => Math.max(most, time), 0);
    return this.#update(all.filter(({ time }) => time > latest - RECENT_MS));
  }

  /** Shows every reader, who all know the same, what is new; nothing where a notice came twice. */
  move(moves: ListingMoves): void {
    if (moves.minutes.length === 0) return;
    if (moves.day !== this.#day.day) this.#minutes = new Map();
    this.#take(moves);
    const update = this.#update(moves.minutes);
    for (const listener of this.listeners) listener(update);
  }

  #take(moves: ListingMoves): void {
    this.#day = moves;
    for (const minute of moves.minutes) {
      this.#minutes.set(minute.time, minute);
      this.#tick = Math.max(this.#tick, minute.tick);
    }
  }

  #update(minutes: readonly LiveMinute[]): LiveUpdate {
    return { tick: this.#tick, day: this.#day, minutes };
  }
}
