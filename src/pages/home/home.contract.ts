import { z } from 'zod';
import { stockListRow } from '#features/stock-list/stock-list.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

export const homePage = page({
  id: 'home',
  path: '/',
  summary: 'Home: the most traded shares',
  labels: ['home', 'stock-list', 'table', 'hint', 'locked-value'],
  reply: z.object({
    rows: z.array(stockListRow).describe('the most traded shares of the last trading day'),
    counts: z.object({
      stocks: z.number(),
      bonds: z.number(),
      indexes: z.number(),
      etfs: z.number(),
      issuers: z.number(),
    }),
  }),
});

export type HomePageData = Reply<typeof homePage>;
