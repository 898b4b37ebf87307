import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, json, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundForecastRow = {
  id: int,
  providerId: int,
  providerName: text,
  providerNames: json<NameTable>(),
  recommendation: oneOf('buy', 'hold', 'sell'),
  /** In the shares of `today`. */
  target: float,
  currency: text,
  madeOn: date,
  reachedBy: date,
};
export type FoundForecast = RowOf<typeof foundForecastRow>;

/** What was said long ago is of no use for a decision. */
const MOST_FORECASTS = 60;

/** Latest first. */
export async function findPriceForecasts(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<FoundForecast[]> {
  return query(foundForecastRow)`
    select forecast.id, provider.id as "providerId", provider.name as "providerName", provider.names as "providerNames",
           recommendation, round(target_price / split_factor(instrument_id, published_on, ${today}), 4)::float8 as target,
           currency, published_on as "madeOn", target_on as "reachedBy"
      from price_target forecast
      join comment_provider provider on provider.id = provider_id
     where instrument_id = ${stockId} and published_on <= ${today}
     order by published_on desc, provider.name, forecast.id
     limit ${MOST_FORECASTS}`.all(database);
}

const lastPriceRow = {
  currency: text,
  /** In the shares of `today`. */
  last: float,
};
export type LastPrice = RowOf<typeof lastPriceRow>;

/** The last price on each venue of a stock, first venue first. */
export async function findLastPrices(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<LastPrice[]> {
  return query(lastPriceRow)`
    select listing.currency, round(newest.last_price / split_factor(${stockId}, newest.day, ${today}), 4)::float8 as last
      from listing
      join venue on venue.id = venue_id
      ${joinLatestDays('listing')}
     where listing.instrument_id = ${stockId} and listing.status <> 'delisted' and newest.last_price is not null
     order by venue.position`.all(database);
}
