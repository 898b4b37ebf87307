import { Refusal } from '#platform/refusals/refusal.ts';

/** Lets so many work at once, and so many wait for their turn; whoever comes then is refused. */
export class WorkQueue {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#comeIn();
    try {
      return await work();
    } finally {
      // Whoever waits longest takes the place over.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working--;
    }
  }

  async #comeIn(): Promise<void> {
    if (this.#working < this.#most) {
      this.#working++;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new Refusal('overloaded', 1);
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
