import { hasBit, setBit } from '#engines/bits/bits.ts';
import type { CategoryHits, Hit, SearchDocument } from './document.ts';
import { fieldOf } from './keys.ts';
import { Overlay } from './overlay.ts';
import { readList } from './postings.ts';
import { type Found, findDocuments } from './querying/find-documents.ts';
import { asTypo, judge, markOf, matchOf, NO_MATCH, nameOf, type Verdict } from './querying/judge.ts';
import { canBeMistyped, findNearWords } from './querying/near-words.ts';
import { type Query, withWord } from './querying/query.ts';
import { rankDocuments } from './querying/rank-documents.ts';
import type { Workspace } from './querying/workspace.ts';
import { findById, type Segment } from './segment.ts';

export interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly withoutStatuses: ReadonlySet<number>;
}

interface Candidate {
  readonly id: number;
  readonly weight: number;
  readonly verdict: Verdict;
}

const EVERYONE: Page = { offset: 0, limit: 0, withoutStatuses: new Set() };
const MOST_NEAR_WORDS = 24;
/** So many are looked at for a correction, the heaviest first, and then no further one is tried: nobody wants the thousandth guess. */
const MOST_MISTYPED = 1_000;

/** One category: what was built, less what was taken away since, and what came. */
export class CategoryIndex {
  readonly #segment: Segment;
  readonly #workspace: Workspace;
  readonly #gone = new Set<number>();
  readonly #overlay = new Overlay();

  constructor(segment: Segment, workspace: Workspace) {
    this.#segment = segment;
    this.#workspace = workspace;
    workspace.makeRoom(segment.ids.length);
  }

  /** How many documents are not as they were built. */
  get changes(): number {
    return this.#gone.size + this.#overlay.size;
  }

  get size(): number {
    return this.#segment.ids.length - this.#gone.size + this.#overlay.size;
  }

  put(document: SearchDocument): void {
    this.remove(document.id);
    this.#overlay.set(document);
  }

  remove(id: number): void {
    this.#overlay.delete(id);
    const built = findById(this.#segment, id);
    if (built !== null) this.#gone.add(built);
  }

  /** Everyone who matches one of the queries, which are spellings of one term. */
  find(queries: readonly Query[], page: Page): CategoryHits {
    const [query] = queries;
    if (!query) return { total: 0, isExact: true, items: [] };
    return queries.length === 1 ? this.#findOne(query, page) : this.#findAny(queries, page);
  }

  /** The ids of all who match one of the queries, however many texts must be read for it. */
  findAll(queries: readonly Query[]): readonly number[] {
    const found: number[] = [];
    for (const query of queries) {
      for (const { id } of this.#findLate(query, EVERYONE)) found.push(id);
      const among = findDocuments(this.#segment, query, this.#workspace, Number.POSITIVE_INFINITY);
      const left = this.#leaveOut(among, EVERYONE, true);
      if (left.kind === 'documents')
        for (const document of left.documents) found.push(this.#segment.ids[document] ?? 0);
    }
    return queries.length > 1 ? [...new Set(found)] : found;
  }

  /** The ids of all who match when one word of the term is put right. */
  findAllMistyped(query: Query): readonly number[] {
    return [...new Set(this.#corrections(query).flatMap((corrected) => this.findAll([corrected])))];
  }

  #findOne(query: Query, page: Page): CategoryHits {
    const late = this.#findLate(query, page);
    const found = this.#leaveOut(findDocuments(this.#segment, query, this.#workspace), page);
    const total = found.kind === 'list' ? found.total - this.#countGone(query) : found.documents.length;
    return {
      total: total + late.length,
      isExact: found.kind === 'list' || found.isExact,
      items: toHits([...this.#rank(query, found, page), ...late], page),
    };
  }

  /** The best of all are among the best of each. */
  #findAny(queries: readonly Query[], page: Page): CategoryHits {
    const union = this.#workspace.clearUnion();
    const best = new Map<number, Candidate>();
    const late = new Set<number>();
    let isExact = true;
    let built = 0;
    for (const query of queries) {
      const lateOnes = this.#findLate(query, page);
      for (const { id } of lateOnes) late.add(id);
      const found = this.#leaveOut(findDocuments(this.#segment, query, this.#workspace), page, true);
      if (found.kind === 'documents') {
        built += addBits(union, found.documents);
        isExact &&= found.isExact;
      }
      for (const candidate of [...this.#rank(query, found, page), ...lateOnes]) {
        const known = best.get(candidate.id);
        if (!known || matchOf(candidate.verdict) < matchOf(known.verdict)) best.set(candidate.id, candidate);
      }
    }
    return { total: built + late.size, isExact, items: toHits([...best.values()], page) };
  }

  #rank(query: Query, found: Found, { offset, limit, withoutStatuses }: Page): readonly Candidate[] {
    if (limit === 0) return [];
    const { statuses } = this.#segment;
    const isLeftOut = (document: number) =>
      this.#gone.has(document) || withoutStatuses.has(statuses[document] ?? 0);
    const ranked = rankDocuments(this.#segment, query, found, offset + limit, this.#workspace, isLeftOut);
    return ranked.map(({ document, verdict }) => this.#toCandidate(document, verdict));
  }

  /** Everyone who matches when one word of the term is put right: equally good, so the heaviest come first, as they are numbered. */
  findMistyped(query: Query, page: Page): CategoryHits {
    const wanted = page.offset + page.limit;
    const union = this.#workspace.clearUnion();
    const heaviest = new Map<number, Query>();
    const late = new Map<number, Candidate>();
    let [built, isExact] = [0, true];
    for (const corrected of this.#corrections(query)) {
      if (built + late.size >= MOST_MISTYPED) {
        isExact = false;
        break;
      }
      for (const one of this.#findLate(corrected, page)) late.set(one.id, one);
      const among = findDocuments(this.#segment, corrected, this.#workspace, MOST_MISTYPED);
      const found = this.#leaveOut(among, page, true);
      if (found.kind === 'list') continue;
      isExact &&= found.isExact && found.documents.length <= MOST_MISTYPED;
      built += addBits(union, found.documents.subarray(0, MOST_MISTYPED));
      for (const document of found.documents.subarray(0, wanted)) heaviest.set(document, corrected);
    }
    const { text, starts } = this.#segment;
    const best = [...heaviest].sort(([one], [other]) => one - other).slice(0, wanted);
    const candidates = best.map(([document, corrected]) =>
      this.#toCandidate(document, judge(text, starts[document] ?? 0, starts[document + 1] ?? 0, corrected)),
    );
    const typos = [...candidates, ...late.values()].map((one) => ({ ...one, verdict: asTypo(one.verdict) }));
    return { total: built + late.size, isExact, items: toHits(typos, page) };
  }

  #corrections(query: Query): readonly Query[] {
    const corrections: Query[] = [];
    for (const [position, word] of query.words.entries()) {
      if (!canBeMistyped(word.text)) continue;
      const near = findNearWords(this.#segment, word.text);
      // The beginnings of longer words count only when no word is meant as it stands.
      const whole = near.filter(({ isWhole }) => isWhole);
      const texts = (whole.length > 0 ? whole : near).slice(0, MOST_NEAR_WORDS).map(({ text }) => text);
      for (const text of new Set([...texts, ...this.#overlay.nearWords(word.text)])) {
        const corrected = withWord(query, position, text);
        if (corrected) corrections.push(corrected);
      }
    }
    return corrections;
  }

  #findLate(query: Query, { withoutStatuses }: Page): readonly Candidate[] {
    const candidates: Candidate[] = [];
    this.#overlay.find(query, ({ id, weight, status }, verdict) => {
      if (matchOf(verdict) < NO_MATCH && !withoutStatuses.has(status))
        candidates.push({ id, weight, verdict });
    });
    return candidates;
  }

  /** A list is left a list unless statuses are unwanted: those who are gone are then counted one by one. */
  #leaveOut(found: Found, { withoutStatuses }: Page, needsDocuments = false): Found {
    const { statuses } = this.#segment;
    if (found.kind === 'list' && withoutStatuses.size === 0 && !needsDocuments) return found;
    if (found.kind === 'documents' && withoutStatuses.size === 0 && this.#gone.size === 0) return found;
    const { candidates } = this.#workspace;
    const length =
      found.kind === 'list' ? readList(found.postings, found.slot, candidates) : found.documents.length;
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const document = candidates[at] ?? 0;
      if (!this.#gone.has(document) && !withoutStatuses.has(statuses[document] ?? 0))
        candidates[kept++] = document;
    }
    const isExact = found.kind === 'list' || found.isExact;
    return { kind: 'documents', documents: candidates.subarray(0, kept), isExact };
  }

  #countGone(query: Query): number {
    const { text, starts } = this.#segment;
    let count = 0;
    for (const document of this.#gone) {
      const verdict = judge(text, starts[document] ?? 0, starts[document + 1] ?? 0, query);
      if (matchOf(verdict) < NO_MATCH) count++;
    }
    return count;
  }

  #toCandidate(document: number, verdict: Verdict): Candidate {
    const { ids, weights } = this.#segment;
    return { id: ids[document] ?? 0, weight: weights[document] ?? 0, verdict };
  }
}

/** How many of them were not there before. */
function addBits(bits: Uint32Array, documents: Uint32Array): number {
  let added = 0;
  for (const document of documents) {
    if (hasBit(bits, document)) continue;
    setBit(bits, document);
    added++;
  }
  return added;
}

function toHits(candidates: readonly Candidate[], { offset, limit }: Page): readonly Hit[] {
  const sorted = candidates.toSorted(
    (one, other) =>
      matchOf(one.verdict) - matchOf(other.verdict) || other.weight - one.weight || one.id - other.id,
  );
  return sorted.slice(offset, offset + limit).map(({ id, verdict }) => ({
    id,
    match: nameOf(verdict),
    field: fieldOf(markOf(verdict)),
  }));
}
