import { z } from 'zod';
import { chartBlockBody, chartBlockReply } from '#foundation/chart-feed/chart-feed.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { standsIn } from '#foundation/web/sealed.ts';

/** What the chart of a bond tells: the clean price, the yield to worst, its spread over the government curve. */
export const BOND_FIELDS = ['price', 'yield', 'spread'] as const;
export type BondField = (typeof BOND_FIELDS)[number];

export const readBondChart = endpoint({
  method: 'POST',
  path: '/api/bonds/:id/chart/:field/',
  summary: 'Feeds the chart block of a bond: its price, its yield or its spread on the first trading ground',
  changesState: false,
  params: z.strictObject({ id: rowId, field: z.enum(BOND_FIELDS) }),
  body: chartBlockBody,
  reply: standsIn('chart-values', chartBlockReply),
});
