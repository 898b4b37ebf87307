import { readList } from '../postings.ts';
import { type FrequentWords, firstAtLeast } from '../segment.ts';
import { SPACE } from '../units.ts';
import { setBit } from './bits.ts';
import type { QueryWord } from './query.ts';
import type { Workspace } from './workspace.ts';

/** A bit for everyone who has a frequent word with this word in it; null when there is no such frequent word. */
export function markFrequent(
  frequent: FrequentWords,
  word: QueryWord,
  workspace: Workspace,
): Uint32Array | null {
  const { buffer, byteOffset, byteLength } = frequent.text;
  const text = Buffer.from(buffer, byteOffset, byteLength);
  let bits: Uint32Array | null = null;
  for (let at = text.indexOf(word.bytes, 0); at >= 0; ) {
    const slot = firstAtLeast(frequent.starts, at + 1) - 1;
    if (!word.isStartOnly || text[at - 1] === SPACE) {
      bits ??= workspace.clearBits();
      const length = readList(frequent.lists, slot, workspace.list);
      for (let place = 0; place < length; place++) setBit(bits, workspace.list[place] ?? 0);
    }
    const next = frequent.starts[slot + 1];
    at = next === undefined ? -1 : text.indexOf(word.bytes, next);
  }
  return bits;
}
