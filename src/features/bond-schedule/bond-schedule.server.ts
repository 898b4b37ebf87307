import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { type KnownBond, toBondAssumption } from '#market/bonds/known-bond.ts';
import type { BondScheduleData } from './bond-schedule.contract.ts';
import { scheduleRows } from './schedule-rows.ts';

/** Null where nothing is promised, or its terms are not supported. */
export function toBondSchedule(
  bond: KnownBond | null,
  { currency, today }: { currency: string; today: CalendarDay },
): BondScheduleData | null {
  const rows = bond ? scheduleRows(bond, today) : [];
  if (!bond || rows.length === 0) return null;
  return {
    currency_name: currency,
    rows: rows.map(({ day, ...row }) => ({
      date: day,
      'date.numeric': toUnixSeconds(day),
      ...row,
    })),
    assumption: rows.some(({ fixing }) => fixing === 'projected') ? toBondAssumption(bond, today) : null,
  };
}
