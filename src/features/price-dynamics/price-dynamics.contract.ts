import { z } from 'zod';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

const paidNumber = locked('price-dynamics', z.number().nullable());

/** Null: the stock never traded on this venue. */
export const priceDynamics = z
  .object({
    date: z.string().meta({ format: 'date' }),
    'date.numeric': z.number().describe('Unix seconds'),
    'last_price.numeric': locked('last-price', z.number().nullable()),
    'absolute_max_price_1m.numeric': paidNumber,
    'absolute_min_price_1m.numeric': paidNumber,
    'delta_last_price_1m.numeric': paidNumber.describe('percent'),
    'absolute_max_price_1y.numeric': paidNumber,
    'absolute_min_price_1y.numeric': paidNumber,
    'delta_last_price_1y.numeric': paidNumber.describe('percent'),
  })
  .nullable();

export const readPriceDynamics = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/stocks/:stockId/:venueId/price-dynamics/',
  summary: 'Last price, and change, low and high over one month and one year',
  params: z.strictObject({ stockId: rowId, venueId: rowId }),
  reply: priceDynamics,
});

export type PriceDynamicsData = NonNullable<Reply<typeof readPriceDynamics>>;
