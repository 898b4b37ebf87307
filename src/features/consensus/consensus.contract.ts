import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });

const consensusForecast = z.object({
  year: z.number(),
  low: z.number(),
  mean: z.number(),
  high: z.number(),
  count: z.number().describe('number of estimates'),
  change: locked('more-rows', z.number().nullable()).describe('average estimate against the actual value, %'),
});

const consensusItem = z.object({
  code: z.string(),
  indexName: z.string(),
  measure: z.enum(['money', 'per_share', 'percent', 'ratio']),
  currency: z.string().nullable(),
  unit_multiplier: z.number(),
  // A row of the annual report, open where its report shows it to everyone: with the change, the mean would reveal it as well.
  actual_value: locked('more-rows', z.number().nullable()).describe('latest reported value'),
  forecasts: z.array(consensusForecast).describe('by year'),
});

/** A table of at most so many. */
export const MOST_ITEMS = 30;

export const consensus = z.object({
  items: z.array(consensusItem).max(MOST_ITEMS),
  labels: z.record(z.string(), z.string()).describe('names of the fields'),
  as_of: day.nullable().describe('date of the estimates'),
});

/** The same on a page. */
export const consensusBlock = consensus.extend({
  is_whole: z.boolean().describe('all of its pages are drawn: the address requests them'),
});

export const readConsensus = endpoint({
  method: 'GET',
  path: '/api/company/:issuerId/get-emitent-list-of-indexes/',
  summary: 'Consensus estimates for an issuer, with the latest reported values',
  params: z.strictObject({ issuerId: rowId }),
  reply: consensus,
});

export type ConsensusForecast = z.output<typeof consensusForecast>;
export type ConsensusItem = z.output<typeof consensusItem>;
export type ConsensusData = z.output<typeof consensus>;
export type ConsensusBlock = z.output<typeof consensusBlock>;
