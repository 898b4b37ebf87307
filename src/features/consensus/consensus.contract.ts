import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });

const consensusForecast = z.object({
  year: z.number(),
  low: z.number(),
  mean: z.number(),
  high: z.number(),
  count: z.number().describe('of those who were asked'),
  change: locked('more-rows', z.number().nullable()).describe(
    'of the mean against the actual value, percent',
  ),
});

const consensusItem = z.object({
  code: z.string(),
  indexName: z.string(),
  measure: z.enum(['money', 'per_share', 'percent', 'ratio']),
  currency: z.string().nullable(),
  unit_multiplier: z.number(),
  // A row of the annual report: with the change, the mean would tell it as well.
  actual_value: locked('more-rows', z.number().nullable()).describe('the newest that was reported'),
  forecasts: z.array(consensusForecast).describe('by year'),
});

/** Document B, section 9: a table of at most so many. */
export const MOST_ITEMS = 30;

export const consensus = z.object({
  items: z.array(consensusItem).max(MOST_ITEMS),
  labels: z.record(z.string(), z.string()).describe('names of the fields'),
  as_of: day.nullable().describe('when the forecasts were gathered'),
});

export const readConsensus = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/get-emitent-list-of-indexes/',
  summary: 'What those who follow an issuer expect of the coming years, and what was reported last',
  params: z.strictObject({ emitentId: rowId }),
  reply: consensus,
});

export type ConsensusForecast = z.output<typeof consensusForecast>;
export type ConsensusItem = z.output<typeof consensusItem>;
export type ConsensusData = z.output<typeof consensus>;
