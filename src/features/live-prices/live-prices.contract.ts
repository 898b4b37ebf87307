import { z } from 'zod';
import { rowId } from '#platform/contract/params.ts';
import { stream } from '#platform/contract/stream.ts';

const price = z.number().nullable();

/** The trading day of a share on a venue as it stands, in the names of the exchange table. */
const liveQuote = z.object({
  date: z.string().nullable().meta({ format: 'date' }),
  'date.numeric': z.number().nullable().describe('Unix seconds'),
  last: price,
  change: price.describe('change against the previous trading day, %'),
  class: z.enum(['increase', 'drop', 'unchanged']).nullable().describe('the direction of the change'),
  buy_sell: z.object({ buy: price, sell: price }).nullable(),
  open: price,
  min: price,
  max: price,
  avg: price,
  legal_close_price: price,
});

const livePrice = z.object({
  quote: liveQuote,
  turnover: price.describe('turnover of the day'),
  minutes: z
    .array(z.tuple([z.number(), z.number(), z.number()]))
    .describe('minutes changed since the previous event: Unix time in milliseconds, last price, turnover'),
});

const liveSession = z.object({ is_running: z.boolean().describe('whether the market is open') });

/** Of a reader without the last price there is no stream at all, so nothing in it has to be sealed. */
export const followPrices = stream({
  path: '/api/stocks/:stockId/:venueId/live/',
  summary: 'Live price of a stock on an exchange',
  params: z.strictObject({ stockId: rowId, venueId: rowId }),
  needs: 'last-price',
  events: { price: livePrice, session: liveSession },
});

export type LiveQuote = z.output<typeof liveQuote>;
export type LivePrice = z.output<typeof livePrice>;
export type LiveSession = z.output<typeof liveSession>;
