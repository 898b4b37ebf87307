import { z } from 'zod';
import { LONGEST_TERM, SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { suggestAll } from '#market/search/search.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';

const suggestions = suggestAll.reply.valueType;

/** One page of what was found in one category, and how much there is in the others. */
export const searchResults = z.object({
  term: z.string().max(LONGEST_TERM).describe('trimmed and truncated; empty if there was no term'),
  state: z
    .enum(['found', 'too_short', 'locked'])
    .describe('status of the search; only `found` carries results'),
  counts: z
    .partialRecord(z.enum(SEARCH_CATEGORIES), z.number())
    .describe('number of results in each category'),
  category: z.enum(SEARCH_CATEGORIES).describe('the requested category, or the first with results'),
  items: suggestions.shape.items,
  search_error: suggestions.shape.search_error,
  page: z.number(),
  pages: z.number(),
});

export type SearchResultsData = Reply<{ reply: typeof searchResults }>;
