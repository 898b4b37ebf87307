import { z } from 'zod';
import { LONGEST_TERM, SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { suggestAll } from '../search.contract.ts';

const suggestions = suggestAll.reply.valueType;

/** One page of what was found in one category, and how much there is in the others. */
export const searchResults = z.object({
  term: z.string().max(LONGEST_TERM).describe('trimmed and cut; empty where nothing was asked'),
  state: z
    .enum(['found', 'too_short', 'locked'])
    .describe('whether it was looked for; anything but `found` comes without hits'),
  counts: z
    .partialRecord(z.enum(SEARCH_CATEGORIES), z.number())
    .describe('how many there are in each category that the site searches'),
  category: z.enum(SEARCH_CATEGORIES).describe('the one that was asked for, or the first that has any'),
  items: suggestions.shape.items,
  search_error: suggestions.shape.search_error,
  page: z.number(),
  pages: z.number(),
});

export type SearchResultsData = Reply<{ reply: typeof searchResults }>;
