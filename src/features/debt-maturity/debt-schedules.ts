import { everyYear, type YearAmount } from '#domain/calendar/every-year.ts';

export interface Repayment {
  readonly currency: string;
  readonly year: number;
  readonly amount: number;
  readonly repayments: number;
}

interface Schedule {
  readonly currency: string;
  readonly total: number;
  readonly years: YearAmount[];
}

/** One schedule a currency, without a gap between its years: a year in which nothing falls due is reported as 0. */
export function toSchedules(repayments: readonly Repayment[]): Schedule[] {
  const byCurrency = Map.groupBy(repayments, ({ currency }) => currency);
  const count = (its: readonly Repayment[]) => its.reduce((sum, { repayments: of }) => sum + of, 0);
  return [...byCurrency]
    .sort(([a, its], [b, others]) => count(others) - count(its) || (a < b ? -1 : 1))
    .map(([currency, its]) => ({
      currency,
      total: its.reduce((sum, { amount }) => sum + amount, 0),
      years: everyYear(its),
    }));
}
