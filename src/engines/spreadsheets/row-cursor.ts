import type { Batches, Row } from './workbook.ts';

/** Rows one after the other, whatever batches they come in: a sheet may end in the middle of one. */
export class RowCursor {
  readonly #batches: Iterator<readonly Row[]> | AsyncIterator<readonly Row[]>;
  #batch: readonly Row[] = [];
  #next = 0;

  constructor(batches: Batches) {
    this.#batches =
      Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]();
  }

  /** The next row, unless another batch must be waited for. */
  take(): Row | undefined {
    return this.#batch[this.#next++];
  }

  /** False at the end of all rows. */
  async advance(): Promise<boolean> {
    while (this.#next >= this.#batch.length) {
      const { done, value } = await this.#batches.next();
      if (done) return false;
      this.#batch = value;
      this.#next = 0;
    }
    return true;
  }

  /** Whoever gives the rows may let go of what it holds, such as a cursor of the store. */
  async close(): Promise<void> {
    await this.#batches.return?.();
  }
}
