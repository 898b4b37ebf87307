import type { CalendarDay } from '../calendar/calendar-day.ts';

/** A flow as it was reported: counted from the start of the year. */
export interface ReportedFlow {
  readonly periodEnd: CalendarDay;
  readonly months: number;
  readonly value: number | null;
}

const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

/** What the quarter that ends on this day brought by itself; null where a report that it takes is missing. */
export function findQuarterValue(flows: readonly ReportedFlow[], periodEnd: CalendarDay): number | null {
  const now = findFlow(flows, periodEnd);
  if (!now || now.value === null || now.months === MONTHS_OF_QUARTER) return now?.value ?? null;
  const before = findFlow(flows, endMonthsBefore(periodEnd, MONTHS_OF_QUARTER));
  if (!before || before.value === null || before.months !== now.months - MONTHS_OF_QUARTER) return null;
  return now.value - before.value;
}

/** What the twelve months that end on this day brought; null where a report that it takes is missing. */
export function findTrailingYearValue(flows: readonly ReportedFlow[], periodEnd: CalendarDay): number | null {
  const now = findFlow(flows, periodEnd);
  if (!now || now.value === null || now.months === MONTHS_OF_YEAR) return now?.value ?? null;
  const yearBefore = findFlow(flows, endMonthsBefore(periodEnd, now.months));
  const sameBefore = findFlow(flows, endMonthsBefore(periodEnd, MONTHS_OF_YEAR));
  if (yearBefore?.months !== MONTHS_OF_YEAR || sameBefore?.months !== now.months) return null;
  if (yearBefore.value === null || sameBefore.value === null) return null;
  return yearBefore.value - sameBefore.value + now.value;
}

function findFlow(flows: readonly ReportedFlow[], periodEnd: CalendarDay): ReportedFlow | undefined {
  return flows.find((flow) => flow.periodEnd === periodEnd);
}

/** The last day of the month so many months before. */
function endMonthsBefore(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - months, 0)).toISOString().slice(0, 10);
}
