import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { ExplainedCategory } from '#market/explain/explain-address.ts';
import { instrumentKind } from '#market/instruments/instrument-columns.server.ts';
import { instrumentIdOf } from '#market/instruments/security.repository.ts';
import { joinIndexLevels } from '#market/prices/index-levels.repository.ts';
import { joinFirstVenue, valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import { recentDays } from '#market/prices/recent-days.repository.ts';
import { originColumn, type StoredOrigin } from '#market/provenance/origin.repository.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const KINDS = { stocks: 'stock', etf: 'etf', indexes: 'index', bonds: 'bond' } as const;

const explainedInstrumentRow = {
  kind: instrumentKind,
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  currency: text,
  /** Null where it has never been listed. */
  venueId: maybe(int),
};
export type ExplainedInstrument = RowOf<typeof explainedInstrumentRow>;

export async function findInstrument(
  database: Database,
  category: ExplainedCategory,
  key: string,
): Promise<ExplainedInstrument | null> {
  const kind = KINDS[category];
  return query(explainedInstrumentRow)`
    select kind, instrument.id, string_id as "stringId", name, instrument.names, instrument.currency, home.venue_id as "venueId"
      from instrument
      ${joinFirstVenue('instrument.id')}
      left join listing home on home.id = place.id
     where kind = ${kind} and instrument.id = ${instrumentIdOf(kind, key)}`.first(database);
}

export type ChangePeriod = 'day' | 'month' | 'year';

const changedPriceRow = {
  currency: text,
  venueCode: text,
  venueNames: json<NameTable>(),
  day: date,
  last: float,
  firstDay: maybe(date),
  firstAsTraded: maybe(float),
  splitFactor: maybe(float),
  origin: json<StoredOrigin>(),
};
export type ChangedPrice = RowOf<typeof changedPriceRow>;

/** The day that a change is measured from: the one before with a deal, or the first of the month or the year that ends today. */
const FIRST_DAYS: Readonly<Record<ChangePeriod, RawBuilder<unknown>>> = {
  day: sql`
        select day from daily_trading
         where listing_id = place.id and day < newest.day and last_price is not null order by day desc limit 1`,
  month: sql`
        select day from year_of_days where in_month and last_price is not null order by day limit 1`,
  year: sql`
        select day from year_of_days where last_price is not null order by day limit 1`,
};

/** Null where it has never been traded on the venue. */
export async function findChangedPrice(
  database: Database,
  listing: { readonly stockId: number; readonly venueId: number },
  period: ChangePeriod,
): Promise<ChangedPrice | null> {
  return query(changedPriceRow)`
    with ${recentDays(listing)}
    select place.currency, venue.code as "venueCode", venue.names as "venueNames",
           newest.day, newest.last_price::float8 as last,
           traded.day as "firstDay", traded.last_price::float8 as "firstAsTraded",
           split_factor(place.instrument_id, traded.day, newest.day)::float8 as "splitFactor",
           ${originColumn(sql`latest.batch_id`, 'price', sql`place.id`)} as origin
      from place
      join venue on venue.id = ${listing.venueId}
      join newest on true
      join daily_trading latest on latest.listing_id = place.id and latest.day = newest.day
      left join lateral (${FIRST_DAYS[period]}
      ) base on true
      left join daily_trading traded on traded.listing_id = place.id and traded.day = base.day`.first(
    database,
  );
}

const indexLevelsRow = {
  day: date,
  value: float,
  previousDay: maybe(date),
  previous: maybe(float),
  yearDay: maybe(date),
  yearAgo: maybe(float),
  origin: json<StoredOrigin>(),
};
export type IndexLevels = RowOf<typeof indexLevelsRow>;

/** The latest value, the one before and, as the home page has it, the first of the year that ends with it. */
export async function findIndexLevels(database: Database, indexId: number): Promise<IndexLevels | null> {
  return query(indexLevelsRow)`
    select newest.day, newest.value::float8 as value, before.day as "previousDay", before.value::float8 as previous,
           year.day as "yearDay", year.value::float8 as "yearAgo",
           ${originColumn(sql`newest.batch_id`, 'index-value', sql`instrument.id`)} as origin
      from instrument
      ${joinIndexLevels}
     where instrument.id = ${indexId}`.first(database);
}

const pricedMemberRow = { name: text, names: json<NameTable>(), weight: float, before: float, now: float };
export type FoundMember = RowOf<typeof pricedMemberRow>;

/**
 * Members with a price on both days or before them, in the currency of the index where they are traded in it; the earlier one in the
 * shares of the later.
 */
export async function findPricedMembers(
  database: Database,
  { id: indexId, currency }: Pick<ExplainedInstrument, 'id' | 'currency'>,
  days: { readonly now: CalendarDay; readonly before: CalendarDay },
): Promise<FoundMember[]> {
  const priceOn = (day: CalendarDay) => sql`
        select day, last_price from daily_trading
         where listing_id = place.id and day <= ${day} and last_price > 0 order by day desc limit 1`;
  return query(pricedMemberRow)`
    select instrument.name, instrument.names, weight::float8 as weight, latest.last_price::float8 as now,
           (earlier.last_price / split_factor(instrument.id, earlier.day, latest.day))::float8 as before
      from index_member
      join instrument on instrument.id = index_member.instrument_id
     cross join lateral (
       select listing.id from listing join venue on venue.id = listing.venue_id
        where listing.instrument_id = instrument.id
        order by listing.currency <> ${currency}, ${valuePriceOrder} limit 1
     ) place
     cross join lateral (${priceOn(days.now)}) latest
     cross join lateral (${priceOn(days.before)}) earlier
     where index_id = ${indexId} and weight > 0
     order by weight desc, name, instrument.id`.all(database);
}
