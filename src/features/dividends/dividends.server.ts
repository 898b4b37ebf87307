import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { DividendRow } from './dividends.contract.ts';
import { type Dividend, findDividends } from './dividends.repository.ts';

export interface LoadedDividends {
  /** Newest first. */
  readonly all: readonly DividendRow[];
  /** Nearest first. */
  readonly coming: readonly DividendRow[];
}

export async function loadDividends(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<LoadedDividends> {
  const all = (await findDividends(database, stockId)).map(toRow);
  return { all, coming: all.filter((row) => row.date_of_ex_dividend >= today).reverse() };
}

function toRow(dividend: Dividend): DividendRow {
  return {
    summ: dividend.amount,
    currency_name: dividend.currency,
    announcement_date: dividend.announcedOn,
    date_of_ex_dividend: dividend.exDividendOn,
    'date_of_ex_dividend.numeric': toUnixSeconds(dividend.exDividendOn),
    date_of_close_list_dividends: dividend.listClosedOn,
    payment_date: dividend.paidOn,
  };
}
