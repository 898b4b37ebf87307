import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { joinNewestDays } from '#foundation/market/newest-trading.repository.ts';
import type { Recommendation } from './price-forecasts.contract.ts';

export interface FoundForecast {
  readonly id: number;
  readonly providerId: number;
  readonly providerName: string;
  readonly providerNames: NameTable;
  readonly recommendation: Recommendation;
  /** In the shares of `today`. */
  readonly target: number;
  readonly currency: string;
  readonly madeOn: CalendarDay;
  readonly reachedBy: CalendarDay;
}

/** What was said long ago is of no use for a decision. */
const MOST_FORECASTS = 60;

/** Newest first. */
export async function findPriceForecasts(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<FoundForecast[]> {
  const { rows } = await sql<FoundForecast>`
    select forecast.id, provider.id as "providerId", provider.name as "providerName", provider.names as "providerNames",
           recommendation, round(target_price / split_factor(instrument_id, made_on, ${today}), 4)::float8 as target,
           currency, made_on as "madeOn", reached_by as "reachedBy"
      from price_forecast forecast
      join comment_provider provider on provider.id = provider_id
     where instrument_id = ${stockId} and made_on <= ${today}
     order by made_on desc, provider.name, forecast.id
     limit ${MOST_FORECASTS}`.execute(database);
  return rows;
}

export interface LastPrice {
  readonly currency: string;
  /** In the shares of `today`. */
  readonly last: number;
}

/** The last price on each ground of a stock, first ground first. */
export async function findLastPrices(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<LastPrice[]> {
  const { rows } = await sql<LastPrice>`
    select listing.currency, round(newest.last_price / split_factor(${stockId}, newest.day, ${today}), 4)::float8 as last
      from listing
      join trading_ground ground on ground.id = ground_id
      ${joinNewestDays('listing')}
     where listing.instrument_id = ${stockId} and listing.status <> 'delisted' and newest.last_price is not null
     order by ground.position`.execute(database);
  return rows;
}
