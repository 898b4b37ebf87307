import { performance } from 'node:perf_hooks';
import { Refusal } from '#platform/refusals/refusal.ts';

export interface WorkLimits {
  /** Handlers that run at the same time. */
  readonly atOnce: number;
  readonly waiting: number;
  /** A few that wait are no overload, however long they take. */
  readonly fewWaiting: number;
  /** From its arrival until it is answered, as far as can be expected. */
  readonly longestMs: number;
}

/** Drawing a page is work of one core: more at once would only make each of them later. */
const LIMITS: WorkLimits = { atOnce: 4, waiting: 256, fewWaiting: 8, longestMs: 500 };
const RETRY_SECONDS = 1;
/** How much the latest handler counts in the mean. */
const WEIGHT = 0.1;

/**
 * The handlers that run, and those that wait for them. Clients take turns, and a request is refused if its own turn would come
 * too late: a client that fills the queue does not shut out others.
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  readonly #now: () => number;
  /** By client, the one whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;
  #underway = 0;
  #meanMs = 0;
  /** When a handler began or ended last. */
  #lastChange = 0;

  constructor(limits: Partial<WorkLimits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits };
    this.#now = now;
  }

  get size(): number {
    return this.#count;
  }

  /** Decided when a request arrives, before anything is read or computed for it. */
  refuseOverload(client: string): void {
    const { waiting, fewWaiting, longestMs } = this.#limits;
    if (this.#count >= waiting) throw new Refusal('overloaded', RETRY_SECONDS);
    if (this.#count < fewWaiting) return;
    if (this.#expectedMs(client) > longestMs) throw new Refusal('overloaded', RETRY_SECONDS);
  }

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#underway >= this.#limits.atOnce) await this.#wait(client);
    else this.#underway++;
    const began = this.#now();
    this.#lastChange = began;
    try {
      return await work();
    } finally {
      this.#lastChange = this.#now();
      this.#meanMs += WEIGHT * (this.#lastChange - began - this.#meanMs);
      this.#leave();
    }
  }

  /** As long as a handler takes, after those whose turn comes before, or after as long as no handler has ended. */
  #expectedMs(client: string): number {
    const turn = (this.#waiting.get(client)?.length ?? 0) + 1;
    let ahead = 0;
    for (const [other, { length }] of this.#waiting)
      ahead += other === client ? length : Math.min(length, turn);
    const wait = Math.max(this.#now() - this.#lastChange, (ahead * this.#meanMs) / this.#limits.atOnce);
    return wait + this.#meanMs;
  }

  #wait(client: string): Promise<void> {
    // Many may have arrived in one moment, before any of them stood in the queue.
    this.refuseOverload(client);
    return new Promise((begin) => {
      const own = this.#waiting.get(client) ?? [];
      own.push(begin);
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
    first?.();
  }
}
