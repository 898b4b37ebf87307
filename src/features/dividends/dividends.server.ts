import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import {
  type Dividend,
  type FoundSplit,
  findDividends,
  findSplits,
} from '#market/dividends/dividends.repository.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { Database } from '#platform/database/database.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { yearsOf } from './dividend-years.ts';
import {
  type DividendRow,
  type DividendsTableData,
  type DividendYears,
  readDividends,
} from './dividends.contract.ts';
import { toAmountFields } from './dividends.wire.ts';

export interface LoadedDividends {
  /** As the store has them. */
  readonly paid: readonly Dividend[];
  /** Latest first. */
  readonly all: readonly Unopened<DividendRow>[];
  /** Nearest first. */
  readonly coming: readonly Unopened<DividendRow>[];
  readonly years: readonly DividendYears[];
  /** Up to today, latest first. */
  readonly splits: readonly FoundSplit[];
}

/** Amounts stated in other shares have digits that nobody paid. */
const MOST_DECIMALS = 8;

/** As many as stand in the table before the others are requested (ST-08). */
const FIRST_ROWS = 5;

export const serveDividends = handle(readDividends, async ({ params: { stockId } }, { database, today }) =>
  toDividendsTable(stockId, await loadDividends(database, stockId, today), true),
);

/** Null: they could not be loaded. */
export function toDividendsTable(
  stockId: number,
  dividends: LoadedDividends | null,
  isWhole: boolean,
): Unopened<DividendsTableData> {
  const { all = [], years = [], splits = [] } = dividends ?? {};
  const shown = isWhole ? all : all.slice(0, FIRST_ROWS);
  const oldest = shown.at(-1)?.date_of_ex_dividend;
  return {
    stock_id: stockId,
    data: [...shown],
    // One before the first dividend has changed none of them.
    splits: splits
      .filter(({ day }) => oldest !== undefined && day > oldest)
      .map(({ day, coefficient }) => ({ date: day, coefficient })),
    count: all.length,
    years: [...years],
  };
}

export async function loadDividends(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<LoadedDividends> {
  const [found, splits] = await Promise.all([
    findDividends(database, stockId, today),
    findSplits(database, stockId, today),
  ]);
  const all = found.map(toRow);
  return {
    paid: found,
    splits,
    all,
    coming: all.filter((row) => row.date_of_ex_dividend >= today).reverse(),
    years: yearsOf(found).map(({ currency, years }) => ({ currency_name: currency, years })),
  };
}

function toRow(dividend: Dividend): Unopened<DividendRow> {
  const { amount, price } = dividend;
  return {
    ...toAmountFields(amount, Number(dividend.amountToday.toFixed(MOST_DECIMALS))),
    currency_name: dividend.currency,
    announcement_date: dividend.announcedOn,
    date_of_ex_dividend: dividend.exDividendOn,
    'date_of_ex_dividend.numeric': toUnixSeconds(dividend.exDividendOn),
    date_of_close_list_dividends: dividend.listClosedOn,
    payment_date: dividend.paidOn,
    yield: seal('last-price', price === null ? null : Math.round((amount / price) * 10_000) / 100),
  };
}
