import { z } from 'zod';
import { locked, standsIn } from '#platform/contract/sealed.ts';

const mover = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('path of its page, without the language prefix'),
  change_url: z.string().describe('path of the explanation of its change'),
  ticker: z.string(),
  currency_name: z.string(),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('change against the previous trading day, %'),
  turnover: locked('last-price', z.number().nullable()).describe('turnover of the day'),
});

/** What moved on the latest trading day of the first venue. */
export const marketLeaders = z.object({
  venue: z.string(),
  date: z.string().meta({ format: 'date' }),
  growing: z.array(mover),
  falling: z.array(mover),
  /** By turnover, grouped by currency. The number of shares traded may be public: in that order, each bounds the next. */
  traded: standsIn('last-price', z.array(mover)),
});

export type Mover = z.output<typeof mover>;
export type MarketLeadersData = z.output<typeof marketLeaders>;
