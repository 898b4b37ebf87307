import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const price = locked('last-price', z.number().nullable());

/** One trading venue and its last trading day. */
const exchangeRow = z.object({
  trading_ground: z.string(),
  'trading_ground.id': z.number(),
  date: z.string().nullable().meta({ format: 'date' }),
  'date.numeric': z.number().nullable().describe('Unix seconds'),
  last: price,
  change: z.number().nullable().describe('change against the previous trading day, %'),
  buy_sell: locked(
    'last-price',
    z.object({ buy: z.number().nullable(), sell: z.number().nullable() }).nullable(),
  ).describe('best bid and ask at the close; null where there is neither'),
  open: price,
  min: price,
  max: price,
  avg: price,
  legal_close_price: price,
  tiker: z.string(),
  currency_name: z.string(),
  class: z.enum(['increase', 'drop', 'unchanged']).nullable().describe('the direction of the change'),
});

export const exchangeTable = z.object({ data: z.array(exchangeRow) });

/** The venues where a security is traded, to choose from. */
export const venues = z.array(z.object({ id: z.number(), text: z.string() }));

export type ExchangeRow = z.output<typeof exchangeRow>;
export type ExchangeTableData = z.output<typeof exchangeTable>;
export type Venues = z.output<typeof venues>;
