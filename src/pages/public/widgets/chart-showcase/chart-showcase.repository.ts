import type { NameTable } from '#domain/languages/localized-name.ts';
import { type Split, splitsColumn } from '#market/instruments/security.repository.ts';
import { date, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const chartedShareRow = {
  stockId: int,
  venueId: int,
  name: text,
  names: json<NameTable>(),
  currency: text,
  first: date,
  last: date,
  splits: json<readonly Split[]>(),
  /** Others on the same venue. */
  others: json<readonly number[]>(),
};
export type ChartedShare = RowOf<typeof chartedShareRow>;

/** The share with the most to show: its minutes, dividends, if possible a split. */
export async function findChartedShare(database: Database): Promise<ChartedShare | null> {
  return query(chartedShareRow)`
    select instrument.id as "stockId", listing.venue_id as "venueId", name, names, listing.currency,
           span.first, span.last,
           ${splitsColumn} as splits,
           (select coalesce(json_agg(other.instrument_id order by other.instrument_id), '[]')
              from (select instrument_id from listing other
                      join stock using (instrument_id)
                     where other.venue_id = listing.venue_id and instrument_id <> instrument.id
                       and other.status = 'active' and not hides_chart
                     order by instrument_id limit 3) other) as others
      from instrument
      join stock on stock.instrument_id = instrument.id and not hides_chart
      join listing on listing.instrument_id = instrument.id and listing.status = 'active'
     cross join lateral (
       select min(day) as first, max(day) as last from daily_trading where listing_id = listing.id
     ) span
     where listing.venue_id = (select min(venue_id) from listing)
       and exists (select from dividend where dividend.instrument_id = instrument.id
                                          and ex_dividend_on between span.last - 300 and span.last)
     order by exists (select from split where split.instrument_id = instrument.id
                                          and day between span.last - 300 and span.last) desc,
              instrument.id
     limit 1`.first(database);
}
