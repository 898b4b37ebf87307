import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { AnnouncedDividend } from '#domain/payments/coming-events.ts';
import { instrumentKind } from '#market/instruments/instrument-columns.server.ts';
import { bool, date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
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

const positionRow = {
  instrumentId: int,
  kind: instrumentKind,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: maybe(text),
  currency: text,
  /** Matured, or in default: nothing more is promised. */
  isOver: bool,
  /** On all venues together, as splits have made it; null where none is reported. */
  quantity: maybe(float),
};
export type Position = RowOf<typeof positionRow>;

export async function findPositions(
  database: Database,
  userId: number,
  today: CalendarDay,
): Promise<Position[]> {
  return query(positionRow)`
    select instrument.id as "instrumentId", kind, string_id as "stringId", name, names, ticker, currency,
           status in ('matured', 'defaulted') as "isOver",
           round(sum(quantity * split_factor(instrument.id, quantity_as_of, ${today})), 6)::float8 as quantity
      from watchlist_item join instrument on instrument.id = instrument_id
     where user_id = ${userId}
     group by instrument.id`.all(database);
}

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
