import { z } from 'zod';
import { rowId } from '#foundation/web/params.ts';
import { stream } from '#foundation/web/stream.ts';

const price = z.number().nullable();

/** The trading day of a share on a ground as it stands, in the names of the exchange table (document A, section 3). */
const liveQuote = z.object({
  date: z.string().nullable().meta({ format: 'date' }),
  'date.numeric': z.number().nullable().describe('Unix seconds'),
  last: price,
  change: price.describe('percent against the trading day before'),
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
  overturn: price.describe('of the day'),
  minutes: z
    .array(z.tuple([z.number(), z.number(), z.number()]))
    .describe('that changed since the event before: milliseconds, last price, overturn'),
});

const liveSession = z.object({ is_running: z.boolean().describe('whether anything is being traded') });

/** Of a reader without the last price there is no stream at all, so nothing in it has to be sealed. */
export const followPrices = stream({
  path: '/api/stocks/:stockId/:groundId/live/',
  summary: 'The price of a share on a ground as it moves',
  params: z.strictObject({ stockId: rowId, groundId: rowId }),
  needs: 'last-price',
  events: { price: livePrice, session: liveSession },
});

export type LiveQuote = z.output<typeof liveQuote>;
export type LivePrice = z.output<typeof livePrice>;
export type LiveSession = z.output<typeof liveSession>;
