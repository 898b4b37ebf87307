import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { PeriodId } from '#domain/multiples/columns.ts';

const QUARTERS = ['I', 'II', 'III', 'IV'] as const;

/** The name of a period: `II 2026`, or the year alone. */
export function headTitle(period: PeriodId, end: CalendarDay): string {
  const [year = '', month = '1'] = end.split('-');
  return period === '2' ? year : `${QUARTERS[Math.ceil(Number(month) / 3) - 1]} ${year}`;
}
