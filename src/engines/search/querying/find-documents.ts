import { hasBit, setBit } from '#engines/bits/bits.ts';
import { keepCommon, type Postings, readList } from '../postings.ts';
import { type Segment, slotOf } from '../segment.ts';
import { markFrequent } from './frequent.ts';
import { hasWords } from './judge.ts';
import type { Query, QueryWord } from './query.ts';
import type { Workspace } from './workspace.ts';

/** The list of a gram is the answer itself: its length is known and its members need not be read. */
export interface ListFound {
  readonly kind: 'list';
  readonly postings: Postings;
  readonly slot: number;
  readonly total: number;
}

/** Document numbers, ascending. Inexact when the cap was reached: the heaviest documents were looked at. */
export interface DocumentsFound {
  readonly kind: 'documents';
  readonly documents: Uint32Array;
  readonly isExact: boolean;
}

export type Found = ListFound | DocumentsFound;

/** So many texts are read for one question in one category; the rest is left uncounted. */
export const MOST_READ = 60_000;
/** Reading a list of so many times the candidates costs more than reading the candidates' texts. */
const TOO_LONG = 24;
/** Of the rarest list so many are looked at for each text that may be read. */
const MOST_FOR_ONE = 16;
/** Of fewer, the texts are read at once. */
const FEW_TEXTS = 48;

const NOTHING: DocumentsFound = { kind: 'documents', documents: new Uint32Array(0), isExact: true };

interface List {
  readonly postings: Postings;
  readonly slot: number;
  readonly count: number;
  /** The word that is proven when the list is met. */
  readonly proves: QueryWord | null;
}

/** Everyone who has all words. What is not a list stands in the workspace until the next question. */
export function findDocuments(
  segment: Segment,
  query: Query,
  workspace: Workspace,
  mostRead = MOST_READ,
): Found {
  const lists = listsOf(segment, query);
  const rarest = lists?.[0];
  if (!lists || !rarest || rarest.count === 0) return NOTHING;
  if (lists.length === 1 && query.words.length === 1 && rarest.proves)
    return { kind: 'list', postings: rarest.postings, slot: rarest.slot, total: rarest.count };

  const { candidates } = workspace;
  let length = readList(rarest.postings, rarest.slot, candidates, mostRead * MOST_FOR_ONE);
  const isCut = length < rarest.count;
  if (query.words.length === 1 && length > FEW_TEXTS) {
    const bits = markFrequent(segment.frequent, query.words[0], workspace, candidates[length - 1] ?? 0);
    if (bits) return findBeyond(segment, query, lists.slice(1), bits, workspace, { length, isCut, mostRead });
  }
  const proven = new Set<QueryWord>(rarest.proves ? [rarest.proves] : []);
  for (const { postings, slot, count, proves } of lists.slice(1)) {
    if (length === 0 || count > length * TOO_LONG) break;
    length = keepCommon(postings, slot, candidates, length);
    if (proves) proven.add(proves);
  }
  const isRead = length <= mostRead || query.words.every((word) => proven.has(word));
  if (query.words.some((word) => !proven.has(word)))
    length = keepThoseWhoHave(segment, query, candidates, Math.min(length, mostRead));
  return { kind: 'documents', documents: candidates.subarray(0, length), isExact: isRead && !isCut };
}

/** Most have the word as one of those that many share, so only the others are looked at; their bits are set as well. */
function findBeyond(
  segment: Segment,
  query: Query,
  others: readonly List[],
  bits: Uint32Array,
  { candidates, list: beyond }: Workspace,
  {
    length,
    isCut,
    mostRead,
  }: { readonly length: number; readonly isCut: boolean; readonly mostRead: number },
): Found {
  let left = 0;
  for (let at = 0; at < length; at++) {
    const document = candidates[at] ?? 0;
    if (!hasBit(bits, document)) beyond[left++] = document;
  }
  if (left === 0) return { kind: 'documents', documents: candidates.subarray(0, length), isExact: !isCut };
  for (const { postings, slot, count } of others) {
    if (left <= FEW_TEXTS || count > left * TOO_LONG) break;
    left = keepCommon(postings, slot, beyond, left);
  }
  const isExact = left <= mostRead && !isCut;
  left = keepThoseWhoHave(segment, query, beyond, Math.min(left, mostRead));
  for (let at = 0; at < left; at++) setBit(bits, beyond[at] ?? 0);
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const document = candidates[at] ?? 0;
    if (hasBit(bits, document)) candidates[kept++] = document;
  }
  return { kind: 'documents', documents: candidates.subarray(0, kept), isExact };
}

/** Reads their texts. */
function keepThoseWhoHave(
  { text, starts }: Segment,
  query: Query,
  documents: Uint32Array,
  length: number,
): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const document = documents[at] ?? 0;
    if (hasWords(text, starts[document] ?? 0, starts[document + 1] ?? 0, query)) documents[kept++] = document;
  }
  return kept;
}

/** Rarest first; null when a gram is nowhere. */
function listsOf(segment: Segment, { words }: Query): readonly List[] | null {
  const lists: List[] = [];
  const add = (postings: Postings, gram: number, proves: QueryWord | null) => {
    const slot = slotOf(segment, gram);
    const count = slot === null ? 0 : (postings.counts[slot] ?? 0);
    lists.push({ postings, slot: slot ?? 0, count, proves });
  };
  for (const word of words) {
    if (word.isStartOnly) add(segment.atWordStart, word.start, word.isOneGram ? word : null);
    const isDecided = word.isStartOnly && word.isOneGram;
    if (!isDecided) for (const gram of word.inside) add(segment.inside, gram, word.isOneGram ? word : null);
  }
  lists.sort((one, other) => one.count - other.count);
  return lists[0]?.count === 0 ? null : lists;
}
