import { z } from 'zod';
import { LONGEST_TERM, SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { wholeNumber } from '#platform/contract/params.ts';
import { raw } from '#platform/contract/raw-json.ts';

/** A form writes it as text. */
const statusId = wholeNumber.pipe(z.number().min(0).max(65_535));

/** Sent as JSON, as `term=…`, or as the bare URL-encoded term. */
const searchBody = z.strictObject({
  term: z.string().max(10_000).describe(`cut at ${LONGEST_TERM} characters`),
  emitent_stop_statuses_ids: z
    .union([z.array(statusId).max(50), statusId.transform((id) => [id])])
    .optional()
    .describe(
      'statuses to exclude from companies: 1 active, 2 suspended, 3 delisted, 4 matured, 5 in default',
    ),
});

const item = z.object({
  id: z.string().describe('string id, if any, as used in page addresses'),
  ttl: z.string().describe('plain text; the search box highlights the match'),
  ticker: z.array(z.string()).optional(),
  status: z.enum(SEARCH_STATUSES).describe('for a company: the best status among its securities'),
});

const suggestions = z.object({
  items: raw(z.array(item).max(20)),
  counter_title: z.number().describe('total number'),
  search_error: z.string().nullable().describe('message shown if there are no results'),
});

/** The documents' five calls: bonds, stocks, etf, indexes, companies. */
export const suggest = endpoint({
  method: 'POST',
  path: '/api/suggest/:category/',
  summary: 'Search in one category: up to 20 results and their exact number',
  params: z.strictObject({ category: z.enum(SEARCH_CATEGORIES) }),
  readsText: 'term',
  changesState: false,
  body: searchBody,
  reply: suggestions,
});

export const suggestAll = endpoint({
  method: 'POST',
  path: '/api/suggest/',
  summary: 'Search in all categories at once',
  readsText: 'term',
  changesState: false,
  body: searchBody,
  reply: z.partialRecord(z.enum(SEARCH_CATEGORIES), suggestions),
});

export type SuggestedItem = z.output<typeof item>;
export type Suggestions = Reply<typeof suggest>;
export type AllSuggestions = Reply<typeof suggestAll>;
