/** Room that every question uses anew. A question is answered in one go, so one is enough. */
export class Workspace {
  #candidates = new Uint32Array(0);
  #list = new Uint32Array(0);
  #bits = new Uint32Array(0);
  #union = new Uint32Array(0);

  get candidates(): Uint32Array {
    return this.#candidates;
  }

  get list(): Uint32Array {
    return this.#list;
  }

  /** One bit a document, all zero. */
  clearBits(): Uint32Array {
    return this.#bits.fill(0);
  }

  /** Others, for those who were found already. */
  clearUnion(): Uint32Array {
    return this.#union.fill(0);
  }

  makeRoom(documents: number): void {
    if (documents <= this.#candidates.length) return;
    this.#candidates = new Uint32Array(documents);
    this.#list = new Uint32Array(documents);
    this.#bits = new Uint32Array((documents >>> 5) + 1);
    this.#union = new Uint32Array((documents >>> 5) + 1);
  }
}
