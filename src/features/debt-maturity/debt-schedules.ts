export interface Repayment {
  readonly currency: string;
  readonly year: number;
  readonly amount: number;
  readonly repayments: number;
}

interface Schedule {
  readonly currency: string;
  readonly total: number;
  readonly years: { readonly year: number; readonly amount: number }[];
}

/** One schedule a currency, without a gap between its years: a year in which nothing falls due is told as 0. */
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

function everyYear(its: readonly Repayment[]): Schedule['years'] {
  const first = Math.min(...its.map(({ year }) => year));
  const last = Math.max(...its.map(({ year }) => year));
  const amounts = new Map(its.map(({ year, amount }) => [year, amount]));
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    year: first + at,
    amount: amounts.get(first + at) ?? 0,
  }));
}
