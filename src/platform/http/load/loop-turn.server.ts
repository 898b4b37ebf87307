import { performance } from 'node:perf_hooks';

/** A page that is drawn while others are sent from memory needs several turns, and is to be there within a second. */
const LONGEST_TURN_MS = 40;
/** A turn that is long for another reason, such as a busy machine, is no overload. */
const FEWEST_REQUESTS = 100;
/** Who sends no more of them in one turn is not what makes it long, and waits longer. */
const FEW_OF_ONE = 4;
const LONGEST_FOR_FEW_MS = 500;
/** How long nothing is read from a client that was refused. Where refusing itself takes the time, longer. */
const [SHORTEST_REST_MS, LONGEST_REST_MS] = [700, 5_600];
/** Of those that are answered in a turn, so many may be refused. */
const MOST_REFUSED = 0.25;

/**
 * Whether the event loop has more requests at once than it can answer in time. All that arrived during one turn are handled
 * in the next: whoever stands at the end of a long turn has waited for about as long as it has lasted.
 */
export class LoopTurn {
  readonly #now: () => number;
  readonly #byClient = new Map<string, number>();
  #began = 0;
  #requests = 0;
  #refused = 0;
  #restMs = SHORTEST_REST_MS;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Null for a request that is to be answered; else how long its client is not read. */
  findRest(client: string): number | null {
    const now = this.#now();
    if (this.#requests++ === 0) {
      this.#began = now;
      setImmediate(() => this.#end());
    }
    const own = (this.#byClient.get(client) ?? 0) + 1;
    this.#byClient.set(client, own);
    const isFew = own <= FEW_OF_ONE;
    const longest = isFew ? LONGEST_FOR_FEW_MS : LONGEST_TURN_MS;
    if (this.#requests <= FEWEST_REQUESTS || now - this.#began <= longest) return null;
    this.#refused++;
    return isFew ? SHORTEST_REST_MS : this.#restMs;
  }

  #end(): void {
    const answered = this.#requests - this.#refused;
    if (this.#refused > answered * MOST_REFUSED) this.#restMs = Math.min(LONGEST_REST_MS, this.#restMs * 2);
    else if (this.#refused === 0) this.#restMs = Math.max(SHORTEST_REST_MS, this.#restMs / 2);
    this.#requests = 0;
    this.#refused = 0;
    this.#byClient.clear();
  }
}

const waiting: (() => void)[] = [];

/** Waits until the event loop has looked at arriving requests: at most one page is drawn in between. */
export function nextLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(proceed);
  });
}

function proceed(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(proceed);
}
