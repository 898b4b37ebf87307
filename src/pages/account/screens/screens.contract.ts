import { z } from 'zod';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { LONGEST_SCREEN_QUERY, savedScreens } from '#features/saved-screens/saved-screens.contract.ts';
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
    query: typedText.max(LONGEST_SCREEN_QUERY).optional().catch(undefined),
    removed: rowId.optional().catch(undefined),
    refused: refusedCode,
  }),
  labels: ['saved-screens', 'lists'],
  reply: z.object({
    screens: savedScreens,
    wanted: z.object({ list, query: z.string() }).nullable(),
    removed: z.number().nullable(),
    refused: z.custom<RefusalCode>().nullable().meta({ type: 'string' }),
  }),
});

export type ScreensPageData = Reply<typeof screensPage>;
