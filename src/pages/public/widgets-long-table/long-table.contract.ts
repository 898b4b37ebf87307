import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

const tradingDay = z
  .tuple([
    z.number().describe('its listing: position in `listings`'),
    z.string().meta({ format: 'date' }),
    z.number().nullable().describe('change against the previous trading day, %'),
    z.number().nullable().describe('number of trades'),
    z.number().nullable().describe('volume'),
  ])
  .describe('compact form, for ten thousand rows');

export const longTablePage = page({
  id: 'widgets-long-table',
  path: '/widgets/long-table/',
  summary: 'The gallery: a table of ten thousand rows',
  labels: ['widgets-long-table', 'table', 'hint', 'locked-value'],
  reply: z.object({
    listings: z.array(z.object({ share: z.string(), string_id: z.string(), venue: z.string() })),
    days: z.array(tradingDay).describe('latest first'),
  }),
});

export type TradingDay = z.output<typeof tradingDay>;
export type LongTableData = Reply<typeof longTablePage>;
