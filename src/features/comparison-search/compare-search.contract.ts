import { z } from 'zod';
import { endpoint, nothing, type Reply } from '#platform/contract/endpoint.ts';

/** Answers of the documents' catalogue. */
export const COMPARE_ERRORS = { none: 0, termTooShort: 100_200, tooMany: 500_100 } as const;
export const MOST_COMPARED_HITS = 200;

const numeric = z.object({ numeric: z.number().int() });

const item = z.object({
  id: numeric,
  name: z.string(),
  isin: z.string().nullable(),
  document: z.enum(['stock', 'index']).describe('what it is'),
  trading_grounds: z.array(z.object({ id: numeric, name: z.string(), ticker: z.string() })),
  measure_id: numeric.describe('1: currency of the exchange, 2: points'),
});

/** The comparison's own search: stocks and indexes. */
export const searchToCompare = endpoint({
  method: 'POST',
  path: '/api/search/compare/:term/',
  summary: 'Search for stocks and indices to compare, with their exchanges',
  needs: 'search',
  changesState: false,
  params: z.strictObject({ term: z.string().max(1_000) }),
  body: nothing.optional(),
  reply: z.object({
    response: z.object({
      error: z.object({
        err_no: z.number().int().describe('0; 100200: term too short; 500100: more than 200 results'),
        err_str: z.string(),
      }),
      items: z.array(item).max(MOST_COMPARED_HITS),
    }),
  }),
});

export type ComparedItem = z.output<typeof item>;
export type CompareSearchReply = Reply<typeof searchToCompare>;
