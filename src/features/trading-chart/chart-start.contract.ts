import { z } from 'zod';
import { tradingSeries } from './trading-chart.contract.ts';

const day = z.string().meta({ format: 'date' });

/** Document A, section 3: an index that is compared. */
export const comparedIndex = z.object({
  index_id: z.number(),
  name: z.string(),
  graph_data: z.array(
    z.object({ 'date.numeric': z.number().describe('Unix seconds'), value: z.number().nullable() }),
  ),
});

/** What a page gives its chart to begin with: what its address asks for and the viewer may see, loaded already. */
export const chartStart = z.object({
  get_tradings: z.string().describe('where series are asked for'),
  today: day,
  firstTradingDay: day.nullable().describe('on this ground; null: never traded'),
  lastTradingDay: day.nullable(),
  offsetMinutes: z.number().describe('what clocks are ahead of UTC'),
  view: z.enum(['chart', 'stock']),
  type: z.enum(['simple', 'extended']),
  period: z.number().int().min(0).max(5).nullable().describe('as it was asked for; null: days were'),
  from: day.describe('of what is shown: other days than asked for where those had no trading'),
  to: day,
  compared: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('stock'), id: z.number(), groundId: z.number() }),
        z.object({ kind: z.literal('index'), id: z.number() }),
      ]),
    )
    .describe('besides the share itself; empty for those who may not compare'),
  series: z.array(tradingSeries),
  indexes: z.array(comparedIndex),
});

export type ComparedIndex = z.output<typeof comparedIndex>;
export type ChartStart = z.output<typeof chartStart>;
