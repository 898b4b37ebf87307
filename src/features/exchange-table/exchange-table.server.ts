import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { directionOf, percentChange } from '#domain/numbers/percent-change.ts';
import type { ListedVenue } from '#market/instruments/security.repository.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { ExchangeRow, ExchangeTableData, Venues } from './exchange-table.contract.ts';
import { findLastDays, type VenueDay } from './exchange-table.repository.ts';
import { toVenueFields } from './exchange-table.wire.ts';

export async function loadExchangeTable(
  database: Database,
  stockId: number,
  language: Language,
): Promise<Unopened<ExchangeTableData>> {
  const days = await findLastDays(database, stockId);
  return { data: days.map((day) => toRow(day, language)) };
}

export const toVenues = (venues: readonly ListedVenue[], language: Language): Venues =>
  venues.map(({ id, code, names }) => ({ id, text: localizedName(code, names, language) }));

function toRow(venue: VenueDay, language: Language): Unopened<ExchangeRow> {
  const { day, last, previous, buy, sell } = venue;
  const change = last === null || previous === null ? null : percentChange(previous, last);
  const price = (value: number | null) => seal('last-price', value);
  return {
    ...toVenueFields({
      id: venue.venueId,
      name: localizedName(venue.venueCode, venue.venueNames, language),
      ticker: venue.ticker,
    }),
    date: day,
    'date.numeric': day === null ? null : toUnixSeconds(day),
    last: price(last),
    change,
    buy_sell: seal('last-price', buy === null && sell === null ? null : { buy, sell }),
    open: price(venue.open),
    min: price(venue.min),
    max: price(venue.max),
    avg: price(venue.average),
    legal_close_price: price(venue.legalClose),
    currency_name: venue.currency,
    class: change === null ? null : directionOf(change),
  };
}
