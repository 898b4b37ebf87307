import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { AnnouncedDividend } from '#domain/payments/coming-events.ts';
import { date, float, int, maybe, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const announcedDividendRow = {
  id: int,
  instrumentId: int,
  amount: float,
  currency: text,
  exDividendOn: date,
  listClosedOn: maybe(date),
  paidOn: maybe(date),
};

/** Those that have been announced by today and have a day within the span. */
export async function findAnnouncedDividends(
  database: Database,
  {
    ids,
    from,
    to,
    today,
  }: { ids: readonly number[]; from: CalendarDay; to: CalendarDay; today: CalendarDay },
): Promise<AnnouncedDividend[]> {
  return query(announcedDividendRow)`
    select id, instrument_id as "instrumentId", amount::float8 as amount, currency,
           ex_dividend_on as "exDividendOn", record_on as "listClosedOn", paid_on as "paidOn"
      from dividend
     where instrument_id = any(${ids}::int[]) and coalesce(declared_on <= ${today}, true)
       and ex_dividend_on <= ${to} and greatest(ex_dividend_on, record_on, paid_on) >= ${from}`.all(database);
}
