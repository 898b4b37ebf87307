import { markList } from '../postings.ts';
import { type FrequentWords, firstAtLeast } from '../segment.ts';
import { SPACE } from '../units.ts';
import type { QueryWord } from './query.ts';
import type { Workspace } from './workspace.ts';

/** A bit for everyone up to `last` who has a frequent word with this word in it; null when there is no such frequent word. */
export function markFrequent(
  frequent: FrequentWords,
  word: QueryWord,
  workspace: Workspace,
  last: number,
): Uint32Array | null {
  const { buffer, byteOffset, byteLength } = frequent.text;
  const text = Buffer.from(buffer, byteOffset, byteLength);
  let bits: Uint32Array | null = null;
  for (let at = text.indexOf(word.bytes, 0); at >= 0; ) {
    const slot = firstAtLeast(frequent.starts, at + 1) - 1;
    if (!word.isStartOnly || text[at - 1] === SPACE) {
      bits ??= workspace.clearBits();
      markList(frequent.lists, slot, bits, last);
    }
    const next = frequent.starts[slot + 1];
    at = next === undefined ? -1 : text.indexOf(word.bytes, next);
  }
  return bits;
}
