import { z } from 'zod';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { savedScreens } from '#features/saved-screens/saved-screens.contract.ts';
import { LONGEST_SAVED_QUERY } from '#market/saved/saved-limits.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode, rowId, typedText } from '#platform/contract/params.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';

const list = z.enum(SEARCH_CATEGORIES);

export const screensPage = page({
  id: 'screens',
  path: '/screens/',
  summary:
    'Your saved screens: lists with their filters, order and columns; `list` and `query` of one to save',
  audience: 'account',
  query: z.object({
    list: list.optional().catch(undefined),
    query: typedText.max(LONGEST_SAVED_QUERY).optional().catch(undefined),
    removed: rowId.optional().catch(undefined),
    refused: refusedCode,
  }),
  labels: ['saved-list', 'saved-screens', 'lists'],
  reply: z.object({
    screens: savedScreens,
    names: z
      .record(z.string(), z.record(z.string(), z.string()))
      .describe('by facet and code: names of the values that no label names'),
    wanted: z.object({ list, query: z.string() }).nullable(),
    removed: z.number().nullable(),
    refused: z.custom<RefusalCode>().nullable().meta({ type: 'string' }),
  }),
});

export type ScreensPageData = Reply<typeof screensPage>;
