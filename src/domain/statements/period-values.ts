import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addMonths, lastOfMonth } from '../calendar/day-arithmetic.ts';

/** Which report tells a flow: flows are counted from the start of the year. */
export interface ReportPeriod {
  readonly periodEnd: CalendarDay;
  readonly months: number;
}

/** A flow as it was reported: counted from the start of the year. */
export interface ReportedFlow extends ReportPeriod {
  readonly value: number | null;
}

/** A report that a flow is reckoned from, added or taken off. */
export interface CountedReport<R extends ReportPeriod> {
  readonly report: R;
  readonly sign: 1 | -1;
}

const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

/** What the quarter that ends on this day brought by itself; null where a report that it takes is missing. */
export function findQuarterValue(flows: readonly ReportedFlow[], periodEnd: CalendarDay): number | null {
  return sumOf(findQuarterReports(flows, periodEnd));
}

/** What the twelve months that end on this day brought; null where a report that it takes is missing. */
export function findTrailingYearValue(flows: readonly ReportedFlow[], periodEnd: CalendarDay): number | null {
  return sumOf(findTrailingYearReports(flows, periodEnd));
}

/** The reports that tell one quarter by itself, or null where one of them is missing. */
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

/** The reports that tell twelve months: last year, less its start, plus this start. Null where one is missing. */
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

function sumOf(counted: readonly CountedReport<ReportedFlow>[] | null): number | null {
  if (!counted || counted.some(({ report }) => report.value === null)) return null;
  return counted.reduce((sum, { report, sign }) => sum + sign * (report.value ?? 0), 0);
}
