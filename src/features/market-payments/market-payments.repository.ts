import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentKind } from '#market/instruments/instrument-columns.server.ts';
import { date, float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedRow = {
  instrumentId: int,
  kind: instrumentKind,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  currency: text,
};

const nextDividendRow = { ...namedRow, id: int, day: date, amount: float };
export type NextDividend = RowOf<typeof nextDividendRow>;

/** Announced by today, the nearest ex-dividend day first. */
export async function findNextDividends(
  database: Database,
  { today, most }: { today: CalendarDay; most: number },
): Promise<NextDividend[]> {
  return query(nextDividendRow)`
    select dividend.id, ex_dividend_on as day, amount::float8 as amount, dividend.currency,
           instrument_id as "instrumentId", instrument.kind, string_id as "stringId", name, names
      from dividend join instrument on instrument.id = instrument_id and instrument.status = 'active'
     where ex_dividend_on >= ${today} and coalesce(declared_on <= ${today}, true)
     order by ex_dividend_on, name, dividend.id limit ${most}`.all(database);
}

const payingBondRow = { ...namedRow, day: date };
export type PayingBond = RowOf<typeof payingBondRow>;

/**
 * Bonds that may pay a coupon on one of the next days, larger issues of a day first: by the day and month of their maturity,
 * which an index knows, by the days of their periods, or, where only a convention states the frequency, by the day of the month.
 * At the end of a month all are named that might be moved to it, and after a weekend those that fell due on it; their terms show
 * which pay.
 */
export async function findPayingBonds(
  database: Database,
  { from, days, most }: { from: CalendarDay; days: number; most: number },
): Promise<PayingBond[]> {
  return query(payingBondRow)`
    with coming as (
            select day::date,
                   extract(month from day)::int as month,
                   case when (day + interval '1 day')::date = date_trunc('month', day + interval '1 day')::date
                        then least(28, extract(day from day)::int) else extract(day from day)::int end as first,
                   case when (day + interval '1 day')::date = date_trunc('month', day + interval '1 day')::date
                        then 31 else extract(day from day)::int end as last
              from generate_series(
                     ${from}::date - case extract(isodow from ${from}::date) when 1 then 2 when 7 then 1 else 0 end,
                     ${from}::date + ${days}::int, interval '1 day') day),
         paying as (
            select coming.day, bond.*
              from coming
             cross join unnest(array[1, 2, 3, 4, 6, 12]) frequency (times)
              join bond on coupons_per_year = times and coupons_per_year between 1 and 12 and matures_on is not null
               and extract(month from matures_on)::int % (12 / coupons_per_year) = coming.month % (12 / times)
               and extract(day from matures_on)::int between coming.first and coming.last
               and period_days is null and period_months is null
            union all
            select coming.day, bond.*
              from coming join bond on period_days is null and matures_on is not null
               and (period_months is not null or (coupons_per_year is null and convention is not null))
               and (12 * (extract(year from matures_on) - extract(year from coming.day))
                    + extract(month from matures_on) - coming.month)::int % coalesce(period_months, 1) = 0
               and extract(day from matures_on)::int between coming.first and coming.last
            union all
            select coming.day, bond.*
              from coming join bond on period_days is not null and (matures_on - coming.day) % period_days = 0)
    select bond.day, bond.instrument_id as "instrumentId", kind, string_id as "stringId", name, names, currency
      from paying bond
      join instrument on instrument.id = bond.instrument_id and instrument.status = 'active'
     where bond.issued_on < bond.day and bond.matures_on >= bond.day and bond.defaulted_on is null
     order by bond.day, bond.units_issued * bond.face_value desc nulls last, bond.instrument_id
     limit ${most}`.all(database);
}
