import { z } from 'zod';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { searchResults } from '#features/search-results/search-results.contract.ts';
import { page } from '#platform/contract/page.ts';
import { pageNumber } from '#platform/contract/params.ts';

export const searchPage = page({
  id: 'search',
  path: '/search/',
  summary: 'Search results, one category at a time',
  // Every wording would be cached as a page of its own, and whoever makes the request is counted.
  audience: 'person',
  query: z.object({
    q: z.string().max(10_000).default(''),
    category: z.enum(SEARCH_CATEGORIES).optional().catch(undefined).meta({ type: 'string' }),
    page: pageNumber,
  }),
  labels: ['search-results', 'pager'],
  reply: searchResults,
});
