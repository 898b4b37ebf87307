import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { AnnouncedDividend } from '#domain/payments/coming-events.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface Position {
  readonly instrumentId: number;
  readonly kind: 'stock' | 'bond' | 'index' | 'etf';
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly currency: string;
  /** Matured, or in default: nothing more is promised. */
  readonly isOver: boolean;
  /** On all venues together, as splits have made it; null where none is reported. */
  readonly quantity: number | null;
}

export async function findPositions(
  database: Database,
  userId: number,
  today: CalendarDay,
): Promise<Position[]> {
  const { rows } = await sql<Position>`
    select instrument.id as "instrumentId", kind, string_id as "stringId", name, names, ticker, currency,
           status in ('matured', 'defaulted') as "isOver",
           round(sum(quantity * split_factor(instrument.id, quantity_as_of, ${today})), 6)::float8 as quantity
      from watchlist_item join instrument on instrument.id = instrument_id
     where user_id = ${userId}
     group by instrument.id`.execute(database);
  return rows;
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
  const { rows } = await sql<AnnouncedDividend>`
    select id, instrument_id as "instrumentId", amount::float8 as amount, currency,
           ex_dividend_on as "exDividendOn", record_on as "listClosedOn", paid_on as "paidOn"
      from dividend
     where instrument_id = any(${ids}::int[]) and coalesce(declared_on <= ${today}, true)
       and ex_dividend_on <= ${to} and greatest(ex_dividend_on, record_on, paid_on) >= ${from}`.execute(
    database,
  );
  return rows;
}
