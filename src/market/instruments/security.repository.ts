import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import { int, json, maybe, text } from '#platform/database/columns.server.ts';
import { toRowId } from '#platform/database/row-id.ts';

/** What the top of every security's page says: its names, and who issued it. */
export const securityRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: maybe(text),
  isin: maybe(text),
  currency: text,
  issuerId: int,
  issuerStringId: text,
  issuerName: text,
  issuerNames: json<NameTable>(),
  country: text,
  industryCode: text,
  industryNames: json<NameTable>(),
};

/** The columns of `securityRow`; the query joins `joinIssuer` to its `instrument`. */
export const securityColumns = sql`
           instrument.id, instrument.string_id as "stringId", instrument.name, instrument.names, instrument.ticker,
           instrument.isin, instrument.currency, issuer.id as "issuerId", issuer.string_id as "issuerStringId",
           issuer.name as "issuerName", issuer.names as "issuerNames", issuer.country,
           industry.code as "industryCode", industry.names as "industryNames"`;

export const joinIssuer = sql`
      join issuer on issuer.id = instrument.issuer_id
      join industry on industry.id = issuer.industry_id`;

export interface Split {
  readonly day: CalendarDay;
  readonly coefficient: number;
}

/** All splits of the query's `instrument`, latest first. */
export const splitsColumn = sql`
           coalesce((select json_agg(json_build_object('day', day, 'coefficient', ratio) order by day desc)
                       from split where split.instrument_id = instrument.id), '[]')`;

/** Where the query's `instrument` is listed, and between which days it has been traded there. */
export interface ListedVenue {
  readonly id: number;
  readonly code: string;
  readonly names: NameTable;
  readonly firstDay: CalendarDay | null;
  readonly lastDay: CalendarDay | null;
}

/** The one whose price values are computed with first. */
export const venuesColumn = sql`
           coalesce((select json_agg(json_build_object('id', venue.id, 'code', venue.code, 'names', venue.names,
                              'firstDay', (select min(day) from daily_trading where listing_id = listing.id),
                              'lastDay', (select max(day) from daily_trading where listing_id = listing.id))
                            order by ${valuePriceOrder})
                       from listing join venue on venue.id = listing.venue_id
                      where listing.instrument_id = instrument.id and listing.status <> 'delisted'), '[]')`;

/** The id of an instrument by its string id, which may itself be a number, or else by row id where an old link has one. */
export const instrumentIdOf = (kind: 'stock' | 'bond' | 'etf' | 'index', key: string): RawBuilder<number> =>
  sql`coalesce((select id from instrument where kind = ${kind} and string_id = ${key}), ${toRowId(key)}::int)`;
