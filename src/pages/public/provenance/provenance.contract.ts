import { z } from 'zod';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { ORIGIN_RECORDS } from '#market/provenance/origin-records.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { entityKey } from '#platform/contract/params.ts';

const day = z.string().nullable().meta({ format: 'date' });

export const provenancePage = page({
  id: 'provenance',
  path: '/sources/:category/:stringId/',
  summary: 'Sources of the data on an instrument or issuer: import, file and time by kind of record',
  params: z.strictObject({ category: z.enum(SEARCH_CATEGORIES), stringId: entityKey }),
  labels: ['provenance', 'table', 'hint', 'locked-value'],
  reply: z.object({
    category: z.enum(SEARCH_CATEGORIES),
    stringId: z.string(),
    name: z.string(),
    rows: z.array(
      z.object({
        record: z.enum(ORIGIN_RECORDS),
        venue: z.string().nullable().describe('exchange of prices'),
        source: z.string(),
        files: z.array(z.string()).describe('empty where it came with no file'),
        batch: z.number().describe('number of the import'),
        imported_at: z.string().nullable().describe('null: since the beginning'),
        first_day: day,
        last_day: day,
        count: z.number().describe('number of records'),
      }),
    ),
  }),
});

export type ProvenancePageData = Reply<typeof provenancePage>;
