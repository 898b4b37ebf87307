import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { Database } from '#platform/database/database.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type PriceDynamicsData, readPriceDynamics } from './price-dynamics.contract.ts';
import { findRecentPrices } from './price-dynamics.repository.ts';

export const servePriceDynamics = handle(readPriceDynamics, async ({ params }, { database }) => {
  const dynamics = await loadPriceDynamics(database, params);
  if (dynamics === undefined) throw new Refusal('not_found');
  return dynamics;
});

/** Null when the stock never traded on the venue, undefined when it is not listed there. */
export async function loadPriceDynamics(
  database: Database,
  listing: { stockId: number; venueId: number },
): Promise<Unopened<PriceDynamicsData> | null | undefined> {
  const prices = await findRecentPrices(database, listing);
  if (!prices) return prices;

  const { lastDay, lastPrice, month, year } = prices;
  const changeSince = (first: number | null) =>
    first === null || lastPrice === null ? null : percentChange(first, lastPrice);
  return {
    date: lastDay,
    'date.numeric': toUnixSeconds(lastDay),
    'last_price.numeric': seal('last-price', lastPrice),
    'absolute_max_price_1m.numeric': seal('price-dynamics', month.highest),
    'absolute_min_price_1m.numeric': seal('price-dynamics', month.lowest),
    'delta_last_price_1m.numeric': seal('price-dynamics', changeSince(month.firstPrice)),
    'absolute_max_price_1y.numeric': seal('price-dynamics', year.highest),
    'absolute_min_price_1y.numeric': seal('price-dynamics', year.lowest),
    'delta_last_price_1y.numeric': seal('price-dynamics', changeSince(year.firstPrice)),
  };
}
