import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { PeriodId } from '#domain/multiples/columns.ts';
import { type QuarterFormat, quarterOfMonth } from '#platform/i18n/quarter-format.ts';

/** The name of a period: `Q2 2026`, or the year alone. */
export function headTitle(period: PeriodId, end: CalendarDay, format: QuarterFormat): string {
  const [year = '', month = '1'] = end.split('-');
  return period === '2' ? year : format.quarter(quarterOfMonth(Number(month)), year);
}
