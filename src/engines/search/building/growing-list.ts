/** Numbers, as many as come. */
export class GrowingList {
  #numbers = new Uint32Array(1 << 12);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = number;
  }

  /** Returns what stood there before. */
  replace(at: number, number: number): number {
    const before = this.#numbers[at] ?? 0;
    this.#numbers[at] = number;
    return before;
  }

  /** A view, good until the next push. */
  get numbers(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
