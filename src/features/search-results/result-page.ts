import type { SearchCategory } from '#domain/search/categories.ts';
import { FARTHEST_OFFSET, MOST_ITEMS } from '#engines/search/search-index.ts';

export type Counts = Readonly<Partial<Record<SearchCategory, number>>>;

/** What can be leafed to: nobody reads on after the fifty-first page, they request something narrower. */
const MOST_PAGES = FARTHEST_OFFSET / MOST_ITEMS + 1;

/** The category that was requested, else the first with anything in it, else the first. */
export function chooseCategory(
  offered: readonly SearchCategory[],
  requested: SearchCategory | undefined,
  counts: Counts,
): SearchCategory {
  if (requested && offered.includes(requested)) return requested;
  return offered.find((each) => (counts[each] ?? 0) > 0) ?? offered[0] ?? 'bonds';
}

/** A page past the end is the last one. */
export function toResultPage(
  requested: number,
  count: number,
): { page: number; pages: number; offset: number } {
  const pages = Math.min(Math.ceil(count / MOST_ITEMS), MOST_PAGES);
  const page = Math.min(requested, Math.max(pages, 1));
  return { page, pages, offset: (page - 1) * MOST_ITEMS };
}
