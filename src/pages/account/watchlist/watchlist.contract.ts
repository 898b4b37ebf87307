import { z } from 'zod';
import { bondHoldings, ladderStep } from '#features/bond-holdings/bond-holdings.contract.ts';
import { comingPayments } from '#features/coming-payments/coming-payments.contract.ts';
import { positions } from '#features/positions/positions.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode, rowId } from '#platform/contract/params.ts';

export const watchlistPage = page({
  id: 'watchlist',
  path: '/watchlist/',
  summary: 'Your watchlist; with ajax=1, only the rows (see GET /api/watchlist/)',
  audience: 'account',
  query: z.object({
    refused: refusedCode,
    ladder: ladderStep,
    removed: rowId.optional().catch(undefined).describe('the row removed just now'),
  }),
  labels: [
    'watchlist',
    'positions',
    'quantity-field',
    'table',
    'locked-value',
    'export-range',
    'coming-payments',
    'bond-holdings',
  ],
  reply: z.object({
    positions,
    bonds: bondHoldings.nullable().describe('null: no bonds in the watchlist'),
    coming: comingPayments,
    most: z.number().describe('maximum number of rows'),
    mayExport: z.boolean(),
    removed: z.object({ id: z.number(), name: z.string() }).nullable(),
    refused: refusedCode,
  }),
});

export type WatchlistPageData = Reply<typeof watchlistPage>;
