import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addMonths, lastOfMonth } from '../calendar/day-arithmetic.ts';

/** Which report shows a flow: flows are counted from the start of the year. */
export interface ReportPeriod {
  readonly periodEnd: CalendarDay;
  readonly months: number;
}

/** A report that a flow is computed from, added or taken off. */
export interface CountedReport<R extends ReportPeriod> {
  readonly report: R;
  readonly sign: 1 | -1;
}

const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

/** The reports that show one quarter by itself, or null where one of them is missing. */
export function findQuarterReports<R extends ReportPeriod>(
  reports: readonly R[],
  periodEnd: CalendarDay,
): CountedReport<R>[] | null {
  const now = findReport(reports, periodEnd);
  if (!now) return null;
  if (now.months === MONTHS_OF_QUARTER) return [{ report: now, sign: 1 }];
  const before = findReport(reports, endMonthsBefore(periodEnd, MONTHS_OF_QUARTER));
  if (before?.months !== now.months - MONTHS_OF_QUARTER) return null;
  return [
    { report: now, sign: 1 },
    { report: before, sign: -1 },
  ];
}

/** The reports that show twelve months: last year, less its start, plus this start. Null where one is missing. */
export function findTrailingYearReports<R extends ReportPeriod>(
  reports: readonly R[],
  periodEnd: CalendarDay,
): CountedReport<R>[] | null {
  const now = findReport(reports, periodEnd);
  if (!now) return null;
  if (now.months === MONTHS_OF_YEAR) return [{ report: now, sign: 1 }];
  const yearBefore = findReport(reports, endMonthsBefore(periodEnd, now.months));
  const sameBefore = findReport(reports, endMonthsBefore(periodEnd, MONTHS_OF_YEAR));
  if (yearBefore?.months !== MONTHS_OF_YEAR || sameBefore?.months !== now.months) return null;
  return [
    { report: yearBefore, sign: 1 },
    { report: sameBefore, sign: -1 },
    { report: now, sign: 1 },
  ];
}

export function findReport<R extends ReportPeriod>(
  reports: readonly R[],
  periodEnd: CalendarDay,
): R | undefined {
  return reports.find((report) => report.periodEnd === periodEnd);
}

/** The last day of the month so many months before. */
export function endMonthsBefore(day: CalendarDay, months: number): CalendarDay {
  return lastOfMonth(addMonths(`${day.slice(0, 8)}01`, -months));
}
