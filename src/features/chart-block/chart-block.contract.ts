import { z } from 'zod';
import { TREND_CHOICES } from '#domain/trends/trend.ts';
import { chartBlockReply } from '#market/prices/chart-feed.contract.ts';
import { standsIn } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
/** Whatever an address says: what makes no sense is left out. */
export const addressWord = z.string().max(200).optional().catch(undefined);

/** What the address of a page says about its block. */
export const blockQuery = {
  period: addressWord,
  from: addressWord,
  to: addressWord,
  trend: addressWord,
};

/** The same, understood. */
export const blockSelection = z.object({
  range: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('period'), id: z.number() }),
    z.object({ kind: z.literal('days'), from: day, to: day }),
  ]),
  reversed: z
    .object({ from: day, to: day })
    .nullable()
    .describe('days in the wrong order, which are not drawn'),
  trend: z.enum(TREND_CHOICES),
});

/** The chart as a page shows it first: its points stand in the series. */
export const firstChart = standsIn('chart-values', chartBlockReply.omit({ data: true }));
