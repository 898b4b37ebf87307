import type { SearchDocument } from './document.ts';
import { keysOf } from './keys.ts';
import { judge, type Verdict } from './querying/judge.ts';
import { beginsNear } from './querying/near-words.ts';
import type { Query } from './querying/query.ts';
import { BYTES_PER_UNIT, writeUnits } from './units.ts';

export interface LateDocument {
  readonly id: number;
  readonly weight: number;
  readonly status: number;
  readonly text: Uint8Array;
  readonly words: readonly string[];
}

/** Documents that came after the index was built. There are few, so they are read one by one. */
export class Overlay {
  readonly #documents = new Map<number, LateDocument>();

  get size(): number {
    return this.#documents.size;
  }

  set(document: SearchDocument): void {
    this.#documents.set(document.id, toLate(document));
  }

  delete(id: number): void {
    this.#documents.delete(id);
  }

  /** Calls for every late document that matches. */
  find(query: Query, call: (document: LateDocument, verdict: Verdict) => void): void {
    for (const document of this.#documents.values()) {
      call(document, judge(document.text, 0, document.text.length, query));
    }
  }

  nearWords(term: string): readonly string[] {
    const near = new Set<string>();
    for (const { words } of this.#documents.values())
      for (const word of words) if (beginsNear(word, term)) near.add(word);
    return [...near];
  }
}

function toLate(document: SearchDocument): LateDocument {
  const keys = keysOf(document);
  const room = keys.reduce((sum, [key]) => sum + 1 + key.length * BYTES_PER_UNIT, 0);
  const text = new Uint8Array(room);
  let length = 0;
  for (const [key, mark] of keys) {
    text[length++] = mark;
    length = writeUnits(key, text, length);
  }
  return {
    id: document.id,
    weight: Number.isNaN(document.weight) ? 0 : Math.fround(document.weight),
    status: document.status ?? 0,
    text: text.slice(0, length),
    words: [...new Set(keys.flatMap(([key]) => key.split(' ')))].filter((word) => word.length > 2),
  };
}
