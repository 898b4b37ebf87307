/** Rows that may be written a moment later, many at once, so that no request waits for them. */
export class BatchedWrites<Row> {
  readonly #write: (rows: readonly Row[]) => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #waiting: Row[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: (rows: readonly Row[]) => Promise<void>, onFailure: (error: unknown) => void) {
    this.#write = write;
    this.#onFailure = onFailure;
  }

  /** False when there is no room: the store has been out of reach for long, and memory is finite. */
  add(row: Row): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push(row);
    if (this.#waiting.length >= BATCH) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
    return true;
  }

  /** Writes what is waiting; also before a process ends. What could not be written waits for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#writeWaiting());
    return this.#writing;
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.splice(0, BATCH);
      try {
        await this.#write(rows);
      } catch (error) {
        this.#waiting.unshift(...rows);
        this.#onFailure(error);
        this.#timer ??= setTimeout(() => void this.flush(), RETRY_MS).unref();
        return;
      }
    }
  }
}

const WAIT_MS = 500;
const RETRY_MS = 5_000;
const BATCH = 500;
const MOST_WAITING = 50_000;
