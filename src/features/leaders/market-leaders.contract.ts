import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

const mover = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('its page, without the language'),
  tiker: z.string(),
  currency_name: z.string(),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('percent against the trading day before'),
  overturn: locked('last-price', z.number().nullable()).describe('money traded that day'),
});

/** What moved on the newest trading day of the first ground. */
export const marketLeaders = z.object({
  trading_ground: z.string(),
  date: z.string().meta({ format: 'date' }),
  growing: z.array(mover),
  falling: z.array(mover),
  traded: z.array(mover).describe('by the money traded; currencies one after another'),
});

export type Mover = z.output<typeof mover>;
export type MarketLeadersData = z.output<typeof marketLeaders>;
