import type { SearchCategory } from '#domain/search/categories.ts';

/** One thing that can be found, as the store shows it. */
export interface SearchDocument {
  readonly category: SearchCategory;
  readonly id: number;
  readonly name: string;
  /** In other languages. */
  readonly names?: readonly string[];
  /** What is typed as a whole, and is no name. */
  readonly codes?: readonly string[];
  readonly aliases?: readonly string[];
  /** Size and liquidity in one number: among equally good hits the heavier comes first. */
  readonly weight: number;
  /** A number from 0 to 65,535 that a search may leave out; the index does not know what it means. */
  readonly status?: number;
}

/** How well a document answers, best first. */
export type Match = 'code' | 'name' | 'name-start' | 'word-start' | 'inside' | 'typo';

export type Field = 'name' | 'code' | 'alias';

export interface Hit {
  readonly id: number;
  readonly match: Match;
  /** Where the first word of the term was found best. */
  readonly field: Field;
}

export interface CategoryHits {
  readonly total: number;
  /** False when there were too many candidates to look at all of them: the total is then the least it can be. */
  readonly isExact: boolean;
  readonly items: readonly Hit[];
}

export interface SearchRequest {
  readonly term: string;
  /** All of them, unless one is named. */
  readonly category?: SearchCategory;
  /** From 1 to 20, which is the default. */
  readonly limit?: number;
  /** From 0 to 1,000. */
  readonly offset?: number;
  readonly withoutStatuses?: readonly number[];
}

export type SearchReply = Readonly<Partial<Record<SearchCategory, CategoryHits>>>;
