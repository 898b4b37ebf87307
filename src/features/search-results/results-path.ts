import type { SearchCategory } from '#domain/search/categories.ts';

/** The address of one page of hits; the first has the plain one. */
export function resultsPath(term: string, category?: SearchCategory, page = 1): string {
  const query = new URLSearchParams({
    ...(term && { q: term }),
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/search/?${query}` : '/search/';
}
