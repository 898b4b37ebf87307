import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { everyYear, type YearAmount } from '#domain/calendar/every-year.ts';

interface PaidDividend {
  readonly amountToday: number;
  readonly currency: string;
  readonly exDividendOn: CalendarDay;
}

interface CurrencyYears {
  readonly currency: string;
  readonly years: YearAmount[];
}

const MOST_DECIMALS = 8;

/** What each year brought, currency by currency, since nobody adds them up; the most frequent currency first. */
export function yearsOf(dividends: readonly PaidDividend[]): CurrencyYears[] {
  const byCurrency = Map.groupBy(dividends, ({ currency }) => currency);
  return [...byCurrency]
    .sort(([a, its], [b, others]) => others.length - its.length || (a < b ? -1 : 1))
    .map(([currency, its]) => {
      const amounts = its.map(({ exDividendOn, amountToday }) => ({
        year: Number(exDividendOn.slice(0, 4)),
        amount: amountToday,
      }));
      return { currency, years: everyYear(amounts).map(withoutNoise) };
    });
}

/** Sums of decimals, and amounts stated in other shares, have digits that nobody paid. */
const withoutNoise = ({ year, amount }: YearAmount): YearAmount => ({
  year,
  amount: Number(amount.toFixed(MOST_DECIMALS)),
});
