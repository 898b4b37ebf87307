import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

export interface ExportOptions {
  readonly template: string;
  readonly today: CalendarDay;
  readonly isArchive: boolean;
}
