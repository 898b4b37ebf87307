import { z } from 'zod';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

const tradingDay = z
  .tuple([
    z.number().describe('its listing: the place in `listings`'),
    z.string().meta({ format: 'date' }),
    z.number().nullable().describe('percent against the trading day before'),
    z.number().nullable().describe('deals'),
    z.number().nullable().describe('pieces traded'),
  ])
  .describe('short, because there are ten thousand of them');

export const longTablePage = page({
  id: 'widgets-long-table',
  path: '/widgets/long-table/',
  summary: 'The gallery: a table of ten thousand rows',
  labels: ['widgets-long-table', 'table', 'hint', 'locked-value'],
  reply: z.object({
    listings: z.array(z.object({ share: z.string(), string_id: z.string(), ground: z.string() })),
    days: z.array(tradingDay).describe('newest first'),
  }),
});

export type TradingDay = z.output<typeof tradingDay>;
export type LongTableData = Reply<typeof longTablePage>;
