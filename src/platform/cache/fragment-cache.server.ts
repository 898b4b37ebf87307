import { createHash } from 'node:crypto';

const MOST_CHARACTERS = 32 * 1024 * 1024;

/**
 * Drawn parts of pages, found by everything that they were drawn from: what differs in a word or a value is another
 * fragment, so none can be out of date. The least recently used one leaves first.
 */
export class FragmentCache {
  readonly #fragments = new Map<string, string>();
  #characters = 0;
  readonly #most: number;

  constructor(most = MOST_CHARACTERS) {
    this.#most = most;
  }

  /** `draw` is given a beginning for the ids in it that no other fragment has. */
  read(drawnFrom: readonly string[], draw: (idPrefix: string) => string): string {
    const key = createHash('sha1').update(JSON.stringify(drawnFrom)).digest('base64url');
    const known = this.#fragments.get(key);
    const fragment = known ?? draw(key.slice(0, 8));
    if (known !== undefined) this.#fragments.delete(key);
    else this.#characters += fragment.length;
    this.#fragments.set(key, fragment);
    for (const [oldest, { length }] of this.#fragments) {
      if (this.#characters <= this.#most) break;
      this.#fragments.delete(oldest);
      this.#characters -= length;
    }
    return fragment;
  }

  forgetAll(): void {
    this.#fragments.clear();
    this.#characters = 0;
  }
}
