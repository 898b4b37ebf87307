import { performance } from 'node:perf_hooks';

const LONGEST_TURN_MS = 200;
/** A turn that is long for another reason, such as a busy machine, is no overload. */
const FEWEST_REQUESTS = 100;

/**
 * Whether the event loop has more requests at once than it can answer in time. All that arrived during one turn are handled
 * in the next: whoever stands at the end of a long turn has waited for about as long as it has lasted.
 */
export class LoopTurn {
  #began = 0;
  #requests = 0;

  countRequest(): { readonly isTooLong: boolean } {
    const now = performance.now();
    if (this.#requests++ === 0) {
      this.#began = now;
      setImmediate(() => {
        this.#requests = 0;
      });
    }
    return { isTooLong: this.#requests > FEWEST_REQUESTS && now - this.#began > LONGEST_TURN_MS };
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
