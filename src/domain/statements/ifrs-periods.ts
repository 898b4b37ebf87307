/**
 * The tabs of the IFRS report (`periods` of `id` and `periodNum`). A tab is a kind of period, so
 * that its columns, the years, compare like with like: 3, 6, 9 or 12 months from the start of the year.
 */
export const IFRS_PERIODS = [
  { id: 1, periodNum: 1 },
  { id: 2, periodNum: 2 },
  { id: 3, periodNum: 3 },
  { id: 4, periodNum: 4 },
] as const;

interface ReportedPeriod {
  readonly periodNum: number;
}

/** The reports of one tab; none where there is no such tab. */
export function reportsOfPeriod<Report extends ReportedPeriod>(
  reports: readonly Report[],
  periodId: number,
): readonly Report[] {
  const period = IFRS_PERIODS.find(({ id }) => id === periodId);
  return reports.filter(({ periodNum }) => periodNum === period?.periodNum);
}

/** The tab that is shown where none was requested: full years, or the longest period that there is; null without reports. */
export function defaultPeriod(reports: readonly ReportedPeriod[]): number | null {
  const reported = IFRS_PERIODS.filter(({ id }) => reportsOfPeriod(reports, id).length > 0);
  return reported.at(-1)?.id ?? null;
}
