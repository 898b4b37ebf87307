import { z } from 'zod';
import { COMPARED_KINDS, type ComparedKind } from '#market/compare/compare-address.ts';
import { comparedCurrency } from '#market/compare/compared-currency.contract.ts';
import { chartBlockBody, chartBlockReply } from '#market/prices/chart-feed.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

/** What is drawn of several at once: the change of the price, the yield, the spread, the return with all payments. */
export const COMPARED_CURVES = ['price', 'yield', 'spread', 'total'] as const;
export type ComparedCurve = (typeof COMPARED_CURVES)[number];

/** A company has no price of its own. */
export const CURVES_OF: Readonly<Record<ComparedKind, readonly ComparedCurve[]>> = {
  bonds: ['price', 'yield', 'spread', 'total'],
  stocks: ['price', 'total'],
  etf: ['price'],
  indexes: ['price'],
  companies: [],
};

export const readComparedChart = endpoint({
  method: 'POST',
  path: '/api/compare/:kind/:ids/chart/:curve/',
  summary: 'Overlaid curves of up to ten instruments of one kind',
  changesState: false,
  needs: 'compare',
  params: z.strictObject({
    kind: z.enum(COMPARED_KINDS),
    ids: z.string().max(1_100),
    curve: z.enum(COMPARED_CURVES),
  }),
  query: z.strictObject({ currency: comparedCurrency }),
  body: chartBlockBody,
  reply: chartBlockReply,
});
