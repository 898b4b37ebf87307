import { z } from 'zod';
import { chartBlockBody, chartBlockReply } from '#market/prices/chart-feed.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { standsIn } from '#platform/contract/sealed.ts';

/** What the chart of a bond shows: the clean price, the yield to worst, its spread over the government curve. */
export const BOND_FIELDS = ['price', 'yield', 'spread'] as const;
export type BondField = (typeof BOND_FIELDS)[number];

export const readBondChart = endpoint({
  readsAsOf: true,
  method: 'POST',
  path: '/api/bonds/:id/chart/:field/',
  summary: 'Chart series of a bond: price, yield or G-spread on its primary exchange',
  changesState: false,
  params: z.strictObject({ id: rowId, field: z.enum(BOND_FIELDS) }),
  body: chartBlockBody,
  reply: standsIn('chart-values', chartBlockReply),
});
