import { performance } from 'node:perf_hooks';
import { Refusal } from '#platform/refusals/refusal.ts';

export interface WorkLimits {
  /** Handlers that run at the same time. */
  readonly atOnce: number;
  readonly waiting: number;
  /** A few that wait are no overload, however long they take. */
  readonly fewWaiting: number;
  readonly longestWaitMs: number;
}

/** With drawing a page in 20 to 40 ms, who waits longest is answered within a second. */
const LIMITS: WorkLimits = { atOnce: 16, waiting: 256, fewWaiting: 8, longestWaitMs: 300 };
const RETRY_SECONDS = 1;
/** How much the latest handler counts in the mean. */
const WEIGHT = 0.1;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/**
 * The handlers that run, and those that wait for them. Clients take turns. New requests are refused once their wait would be
 * too long; one from a client without any request in the queue may wait twice as long, so a single client cannot shut out others.
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  readonly #now: () => number;
  /** By client, the one whose turn is next first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #underway = 0;
  #meanMs = 0;

  constructor(limits: Partial<WorkLimits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits };
    this.#now = now;
  }

  get size(): number {
    return this.#count;
  }

  /** Decided when a request arrives, before anything is read or computed for it. */
  refuseOverload(client: string): void {
    const { waiting, fewWaiting, longestWaitMs } = this.#limits;
    if (this.#count >= waiting) throw new Refusal('overloaded', RETRY_SECONDS);
    if (this.#count < fewWaiting) return;
    const most = this.#waiting.has(client) ? longestWaitMs : 2 * longestWaitMs;
    if (this.#expectedWaitMs() > most) throw new Refusal('overloaded', RETRY_SECONDS);
  }

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#underway >= this.#limits.atOnce) await this.#wait(client);
    else this.#underway++;
    const began = this.#now();
    try {
      return await work();
    } finally {
      this.#meanMs += WEIGHT * (this.#now() - began - this.#meanMs);
      this.#leave();
    }
  }

  /** By the mean of the handlers, or as long as the first in the queue has waited. */
  #expectedWaitMs(): number {
    const oldest = this.#waiting.values().next().value?.[0];
    const age = oldest ? this.#now() - oldest.since : 0;
    return Math.max(age, (this.#count * this.#meanMs) / this.#limits.atOnce);
  }

  #wait(client: string): Promise<void> {
    // Many may have arrived in one moment, before any of them stood in the queue.
    this.refuseOverload(client);
    return new Promise((begin) => {
      const own = this.#waiting.get(client) ?? [];
      own.push({ since: this.#now(), begin });
      this.#waiting.set(client, own);
      this.#count++;
    });
  }

  /** The slot goes to the next client, who then stands at the end. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#underway--;
      return;
    }
    const [client, own] = next;
    this.#waiting.delete(client);
    const first = own.shift();
    if (own.length > 0) this.#waiting.set(client, own);
    this.#count--;
    first?.begin();
  }
}
