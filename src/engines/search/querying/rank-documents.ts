import { readList } from '../postings.ts';
import { firstAtLeast, type Segment, slotOf } from '../segment.ts';
import { hashBytes } from '../units.ts';
import type { Found } from './find-documents.ts';
import {
  CODE,
  judge,
  matchOf,
  NAME_START,
  NO_MATCH,
  PHRASE,
  type Verdict,
  WHOLE_NAME,
  WORD_START,
} from './judge.ts';
import type { Query } from './query.ts';
import type { Workspace } from './workspace.ts';

export interface Ranked {
  readonly document: number;
  readonly verdict: Verdict;
}

/** So few are all judged; of more, the best are looked for in the lists of those who begin with the term. */
const FEW = 600;
/** Past so many failures in one step, the order is as good as it is. */
const MOST_JUDGED = 5_000;

/** The best `wanted` of those found, best match first, then by weight, without those left out. */
export function rankDocuments(
  segment: Segment,
  query: Query,
  found: Found,
  wanted: number,
  workspace: Workspace,
  isLeftOut: (document: number) => boolean,
): readonly Ranked[] {
  if (found.kind === 'documents' && found.documents.length <= FEW) {
    return rankAll(segment, query, found.documents, isLeftOut).slice(0, wanted);
  }
  const ranked: Ranked[] = [];
  const seen = new Set<number>();
  const isFull = () => ranked.length >= wanted;
  const judgeOne = (document: number) =>
    judge(segment.text, segment.starts[document] ?? 0, segment.starts[document + 1] ?? 0, query);

  const take = (documents: Iterable<number>, worst: number) => {
    let judged = 0;
    for (const document of documents) {
      if (isFull() || judged > MOST_JUDGED) return;
      if (seen.has(document) || isLeftOut(document)) continue;
      const verdict = judgeOne(document);
      if (matchOf(verdict) > worst) judged++;
      else {
        seen.add(document);
        ranked.push({ document, verdict });
      }
    }
  };

  take(documentsNamed(segment, query), CODE);
  take(documentsNamed(segment, query), WHOLE_NAME);
  if (!isFull())
    take(startingWith(segment, segment.atKeyStart, query.words[0].start, found, workspace), NAME_START);
  if (!isFull()) {
    const starts = query.words.map((word) => word.start);
    const rarest = starts.reduce((one, other) =>
      countOf(segment, other) < countOf(segment, one) ? other : one,
    );
    const withRarest = () => startingWith(segment, segment.atWordStart, rarest, found, workspace);
    // A word that is said twice is one word to look for, and still a phrase.
    if (query.whole.length > query.words[0].bytes.length) take(withRarest(), PHRASE);
    take(withRarest(), WORD_START);
  }
  if (!isFull()) take(membersOf(found, workspace), NO_MATCH - 1);
  return ranked;
}

function rankAll(
  { text, starts }: Segment,
  query: Query,
  documents: Uint32Array,
  isLeftOut: (document: number) => boolean,
): readonly Ranked[] {
  const byMatch: Ranked[][] = [];
  for (const document of documents) {
    if (isLeftOut(document)) continue;
    const verdict = judge(text, starts[document] ?? 0, starts[document + 1] ?? 0, query);
    byMatch[matchOf(verdict)] ??= [];
    byMatch[matchOf(verdict)]?.push({ document, verdict });
  }
  return byMatch.flat();
}

function* documentsNamed({ keyHashes, keyDocuments }: Segment, { whole }: Query): Generator<number> {
  const hash = hashBytes(whole, 0, whole.length);
  for (let at = firstAtLeast(keyHashes, hash); keyHashes[at] === hash; at++) yield keyDocuments[at] ?? 0;
}

function* startingWith(
  segment: Segment,
  postings: Segment['atKeyStart'],
  gram: number,
  found: Found,
  { list }: Workspace,
): Generator<number> {
  const slot = slotOf(segment, gram);
  if (slot === null) return;
  const length = readList(postings, slot, list);
  let at = 0;
  for (let position = 0; position < length; position++) {
    const document = list[position] ?? 0;
    if (found.kind === 'list') yield document;
    else {
      while ((found.documents[at] ?? Number.POSITIVE_INFINITY) < document) at++;
      if (found.documents[at] === document) yield document;
    }
  }
}

function membersOf(found: Found, { list }: Workspace): Iterable<number> {
  if (found.kind === 'documents') return found.documents;
  return list.subarray(0, readList(found.postings, found.slot, list));
}

function countOf(segment: Segment, gram: number): number {
  const slot = slotOf(segment, gram);
  return slot === null ? 0 : (segment.atWordStart.counts[slot] ?? 0);
}
