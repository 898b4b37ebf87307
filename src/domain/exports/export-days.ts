import { type CalendarDay, firstOfJanuary } from '../calendar/calendar-day.ts';

const YEARS_BACK = 5;
const FIRST_DAY: CalendarDay = '1970-01-01';

/** Both days belong to it. */
export interface ExportDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** What a visitor has chosen; an end that was emptied is null. */
export interface ChosenDays {
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

/** Offered until somebody chooses: 1 January five years back to today. */
export function defaultExportDays(today: CalendarDay): ExportDays {
  return { from: firstOfJanuary(today, YEARS_BACK), to: today };
}

/** An empty start means 1970-01-01, an empty end today. */
export function fillExportDays({ from, to }: ChosenDays, today: CalendarDay): ExportDays {
  return { from: from ?? FIRST_DAY, to: to ?? today };
}

export const isStartAfterEnd = ({ from, to }: ExportDays): boolean => from > to;
