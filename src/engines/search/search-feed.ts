import type { SearchCategory } from '#domain/search/categories.ts';
import type { SearchDocument, SearchReply, SearchRequest } from './document.ts';

/** Rows of the store that are no longer as they were. */
export interface ChangedRows {
  readonly kind: string;
  readonly ids: readonly number[];
}

/** Where documents come from, and who answers while there is no index. */
export interface SearchFeed {
  /** The kinds of rows that the store announces, and in which categories one may be found by its id. */
  readonly kinds: Readonly<Record<string, readonly SearchCategory[]>>;
  readAll(): AsyncIterable<readonly SearchDocument[]>;
  /** What these rows are now, and what is found by their names; null when that is too much to read one by one. */
  findChanged(rows: ChangedRows): Promise<readonly SearchDocument[] | null>;
  search(request: SearchRequest): Promise<SearchReply>;
  /** Everyone in the category who has the words of the term, not only the best. */
  findAll(category: SearchCategory, term: string): Promise<readonly number[]>;
}

/** What the store announces: a kind and ids, as in `person:1,2`, or anything else for more than can be listed. */
export function readAnnouncement(payload: string, kinds: SearchFeed['kinds']): ChangedRows | 'many' {
  const [, kind = '', ids] = /^(\w+):(\d+(?:,\d+)*)$/.exec(payload) ?? [];
  if (!ids || !Object.hasOwn(kinds, kind)) return 'many';
  return { kind, ids: ids.split(',').map(Number) };
}
