import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import { CategoryIndex, type Page } from './category-index.ts';
import type { CategoryHits, SearchDocument, SearchReply, SearchRequest } from './document.ts';
import { foldText } from './folding/fold-text.ts';
import { onOtherKeyboard } from './folding/other-keyboard.ts';
import { findDoubles, foldedSpellings } from './folding/spellings.ts';
import { type Query, toQuery, withWord } from './querying/query.ts';
import { Workspace } from './querying/workspace.ts';
import { bytesOf, type Segment } from './segment.ts';

export type Segments = Readonly<Record<SearchCategory, Segment>>;

export const LONGEST_TERM = 100;
export const MOST_ITEMS = 20;
export const FARTHEST_OFFSET = 1_000;
/** Late documents are read one by one at every question; past so many it is time to build anew. */
export const MOST_CHANGES = 5_000;
const SHORTEST_ON_OTHER_KEYBOARD = 4;
const SHORTEST_PART = 3;
const LONGEST_PARTED = 20;

const NOTHING: CategoryHits = { total: 0, isExact: true, items: [] };
const ANY: Page = { offset: 0, limit: 0, withoutStatuses: new Set() };

type RunSearch = (index: CategoryIndex, page: Page) => CategoryHits;

/** Finds names, codes and aliases in several categories, in memory. */
export class SearchIndex {
  /** Of the built part. */
  readonly bytes: number;
  readonly #categories: ReadonlyMap<SearchCategory, CategoryIndex>;

  constructor(segments: Segments) {
    const workspace = new Workspace();
    this.#categories = new Map(
      SEARCH_CATEGORIES.map((category) => [category, new CategoryIndex(segments[category], workspace)]),
    );
    this.bytes = SEARCH_CATEGORIES.reduce((sum, category) => sum + bytesOf(segments[category]), 0);
  }

  get size(): number {
    return this.#sum(({ size }) => size);
  }

  get shouldBeRebuilt(): boolean {
    return this.#sum(({ changes }) => changes) > MOST_CHANGES;
  }

  /** Adds the document, or replaces the one with its id. */
  put(document: SearchDocument): void {
    this.#categories.get(document.category)?.put(document);
  }

  remove(category: SearchCategory, id: number): void {
    this.#categories.get(category)?.remove(id);
  }

  /**
   * Hits as they are requested; if there are none in any category, as one word or from the other
   * keyboard; then with a slip put right; and at last as two words.
   * Which of these it is does not depend on the category requested, so that counts agree from question to question.
   */
  search(request: SearchRequest): SearchReply {
    const page = toPage(request);
    const wanted = request.category ? [request.category] : SEARCH_CATEGORIES;
    const others = SEARCH_CATEGORIES.filter((category) => !wanted.includes(category));
    for (const ask of understandingsOf(request.term.slice(0, LONGEST_TERM))) {
      const reply = this.#ask(ask, wanted, page);
      if (hasHits(reply) || hasHits(this.#ask(ask, others, ANY))) return reply;
    }
    return this.#ask(() => NOTHING, wanted, page);
  }

  /** All who have the words as they are spelt: no slips, for a list must not hold what nobody requested. */
  findAll(category: SearchCategory, term: string): readonly number[] {
    const queries = toQueries(spellingsOf(term.slice(0, LONGEST_TERM)));
    return this.#categories.get(category)?.findAll(queries) ?? [];
  }

  /** All who have them with one error put right. */
  findAllMistyped(category: SearchCategory, term: string): readonly number[] {
    const [query] = toQueries([term.slice(0, LONGEST_TERM)]);
    return (query && this.#categories.get(category)?.findAllMistyped(query)) ?? [];
  }

  #ask(ask: RunSearch, categories: readonly SearchCategory[], page: Page): SearchReply {
    const reply: Partial<Record<SearchCategory, CategoryHits>> = {};
    for (const category of categories) {
      const index = this.#categories.get(category);
      if (index) reply[category] = ask(index, page);
    }
    return reply;
  }

  #sum(of: (index: CategoryIndex) => number): number {
    return [...this.#categories.values()].reduce((sum, index) => sum + of(index), 0);
  }
}

function hasHits(reply: SearchReply): boolean {
  return Object.values(reply).some(({ total }) => total > 0);
}

function toPage({ limit = MOST_ITEMS, offset = 0, withoutStatuses = [] }: SearchRequest): Page {
  return {
    limit: clamp(limit, 1, MOST_ITEMS),
    offset: clamp(offset, 0, FARTHEST_OFFSET),
    withoutStatuses: new Set(withoutStatuses),
  };
}

/** Ways to understand the term, the most literal first. */
function* understandingsOf(term: string): Generator<RunSearch> {
  const spellings = toQueries(spellingsOf(term));
  if (spellings.length === 0) return;
  yield (index, page) => index.find(spellings, page);
  for (const query of looseReadings(term)) yield (index, page) => index.find([query], page);
  for (const query of spellings) yield (index, page) => index.findMistyped(query, page);
  for (const query of partedReadings(term)) yield (index, page) => index.find([query], page);
}

function spellingsOf(term: string): readonly string[] {
  const doubles = findDoubles(term);
  return doubles === null ? foldedSpellings(term) : [doubles, ...foldedSpellings(term)];
}

function toQueries(texts: readonly string[]): readonly Query[] {
  return texts.map((text) => toQuery(text)).filter((query) => query !== null);
}

/** Written in one word, and as the other keyboard would have written it. */
function* looseReadings(term: string): Generator<Query> {
  const folded = foldText(term);
  if (folded.includes(' ')) yield* toQueries([folded.replaceAll(' ', '')]);
  const typed = foldText(onOtherKeyboard(term));
  const query = typed.length >= SHORTEST_ON_OTHER_KEYBOARD ? toQuery(typed) : null;
  const strict = query && withWord(query, 0, query.words[0].text);
  if (strict) yield strict;
}

/** Sisecam is Sise ve Cam: one word for two that the name has apart. */
function* partedReadings(term: string): Generator<Query> {
  const folded = foldText(term);
  if (folded.length > LONGEST_PARTED || !/^[a-z]+$/.test(folded)) return;
  for (let at = folded.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const query = toQuery(`${folded.slice(0, at)} ${folded.slice(at)}`, true);
    if (query) yield query;
  }
}

function clamp(value: number, least: number, most: number): number {
  if (Number.isNaN(value)) return least;
  return Math.min(most, Math.max(least, Math.trunc(value)));
}
