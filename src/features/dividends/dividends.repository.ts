import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from '#foundation/database/database.server.ts';

export interface Dividend {
  readonly amount: number;
  readonly currency: string;
  readonly announcedOn: CalendarDay | null;
  readonly exDividendOn: CalendarDay;
  readonly listClosedOn: CalendarDay | null;
  readonly paidOn: CalendarDay | null;
}

/** All dividends of a stock, newest first. */
export async function findDividends(database: Database, stockId: number): Promise<Dividend[]> {
  const { rows } = await sql<Dividend>`
    select amount::float8 as "amount", currency, announced_on as "announcedOn", ex_dividend_on as "exDividendOn",
           list_closed_on as "listClosedOn", paid_on as "paidOn"
      from dividend
     where instrument_id = ${stockId}
     order by ex_dividend_on desc`.execute(database);
  return rows;
}
