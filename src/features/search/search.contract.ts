import { z } from 'zod';
import { LONGEST_TERM, SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import { endpoint, type Reply } from '#foundation/web/endpoint.ts';
import { wholeNumber } from '#foundation/web/params.ts';
import { raw } from '#foundation/web/raw-json.ts';

/** A form writes it as text. */
const statusId = wholeNumber.pipe(z.number().min(0).max(65_535));

/** Sent as JSON, as `term=…`, or as the bare URL-encoded term (document B, section 7). */
const asked = z.strictObject({
  term: z.string().max(10_000).describe(`cut at ${LONGEST_TERM} characters`),
  emitent_stop_statuses_ids: z
    .union([z.array(statusId).max(50), statusId.transform((id) => [id])])
    .optional()
    .describe('of companies to leave out: 1 active, 2 suspended, 3 delisted, 4 matured, 5 defaulted'),
});

const item = z.object({
  id: z.string().describe('the string id where there is one: it opens the page'),
  ttl: z.string().describe('plain text; the box marks what was found'),
  ticker: z.array(z.string()).optional(),
  status: z.enum(SEARCH_STATUSES).describe('of a company: the best of its papers'),
});

const suggestions = z.object({
  items: raw(z.array(item).max(20)),
  counter_title: z.number().describe('how many there are in all'),
  search_error: z.string().nullable().describe('what to say where there are none'),
});

/** The documents' five calls: bonds, stocks, etf, indexes, companies. */
export const suggest = endpoint({
  method: 'POST',
  path: '/api/suggest/:category/',
  summary: 'What a term may mean in one category: at most 20 hits and their exact number',
  params: z.strictObject({ category: z.enum(SEARCH_CATEGORIES) }),
  readsText: 'term',
  changesState: false,
  body: asked,
  reply: suggestions,
});

export const suggestAll = endpoint({
  method: 'POST',
  path: '/api/suggest/',
  summary: 'The same in every category that the site searches, in one call',
  readsText: 'term',
  changesState: false,
  body: asked,
  reply: z.partialRecord(z.enum(SEARCH_CATEGORIES), suggestions),
});

export type SuggestedItem = z.output<typeof item>;
export type Suggestions = Reply<typeof suggest>;
export type AllSuggestions = Reply<typeof suggestAll>;
