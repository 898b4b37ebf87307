import { keepCommon, type Postings, readList } from '../postings.ts';
import { type Segment, slotOf } from '../segment.ts';
import { markFrequent } from './frequent.ts';
import { judge, matchOf, NO_MATCH } from './judge.ts';
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
const FREQUENT_PAYS_FROM = 1_000;

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
  let length = readList(rarest.postings, rarest.slot, candidates);
  const proven = new Set<QueryWord>(rarest.proves ? [rarest.proves] : []);
  for (const { postings, slot, count, proves } of lists.slice(1)) {
    if (length === 0 || count > length * TOO_LONG) break;
    length = keepCommon(postings, slot, candidates, length);
    if (proves) proven.add(proves);
  }
  const doubtful = query.words.filter((word) => !proven.has(word));
  if (doubtful.length === 0)
    return { kind: 'documents', documents: candidates.subarray(0, length), isExact: true };
  return keepThoseWhoHave(segment, query, doubtful, workspace, { length, mostRead });
}

function keepThoseWhoHave(
  { text, starts, frequent }: Segment,
  query: Query,
  doubtful: readonly QueryWord[],
  workspace: Workspace,
  { length, mostRead }: { readonly length: number; readonly mostRead: number },
): DocumentsFound {
  const { candidates } = workspace;
  const [word] = doubtful;
  const bits =
    word && doubtful.length === 1 && length >= FREQUENT_PAYS_FROM
      ? markFrequent(frequent, word, workspace)
      : null;
  let [kept, read] = [0, 0];
  let isExact = true;
  for (let at = 0; at < length; at++) {
    const document = candidates[at] ?? 0;
    if (bits && ((bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) {
      candidates[kept++] = document;
      continue;
    }
    if (read === mostRead) {
      isExact = false;
      continue;
    }
    read++;
    const verdict = judge(text, starts[document] ?? 0, starts[document + 1] ?? 0, query);
    if (matchOf(verdict) < NO_MATCH) candidates[kept++] = document;
  }
  return { kind: 'documents', documents: candidates.subarray(0, kept), isExact };
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
    const isTold = word.isStartOnly && word.isOneGram;
    if (!isTold) for (const gram of word.inside) add(segment.inside, gram, word.isOneGram ? word : null);
  }
  lists.sort((one, other) => one.count - other.count);
  return lists[0]?.count === 0 ? null : lists;
}
