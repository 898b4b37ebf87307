import type { BondTerms, Coupon } from '#domain/bonds/bond-terms.ts';
import type { ScheduleStep } from '#domain/bonds/explanation/schedule-steps.ts';
import { businessDaysBefore, nextBusinessDay, WEEKDAYS } from '#domain/bonds/fixings/business-day-steps.ts';
import { USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';

type Floating = Extract<Coupon, { kind: 'floating' }>;

interface References {
  readonly terms: BondTerms;
  readonly settlement: DayNumber;
  /** Whether the rate of the running period has an input of its own. */
  readonly hasFixing: boolean;
  /** What later periods are supposed to follow, percent a year. */
  readonly projected: number | null;
}

const SAME = 1e-11;

/** The reference rate of a step over the named inputs; null where it was fixed, or follows from days that are partly known. */
export function referenceText(
  { terms, settlement, hasFixing, projected }: References,
  { period, reference }: ScheduleStep,
): string | null {
  const { coupon, businessDays = WEEKDAYS } = terms;
  if (coupon.kind !== 'floating' || reference === null) return null;
  if (hasFixing && period.start <= settlement && settlement < period.end) return 'base_rate';
  if (projected === null || period.end <= settlement) return null;
  if (Math.abs(reference - projected) < SAME) return 'projected_rate';
  const isCompounded = (coupon.fixing ?? USUAL_FIXING).observation === 'compounded';
  if (!isCompounded || coupon.dayCount === 'BUS/252') return null;
  const { text, percent } = compounded(coupon, period, businessDays, projected);
  return Math.abs(reference - percent) < SAME ? text : null;
}

/** One rate compounded over the days of a period, each business day for the days until the next. */
function compounded(
  { fixing = USUAL_FIXING, dayCount }: Floating,
  { start, end }: { readonly start: DayNumber; readonly end: DayNumber },
  calendar: typeof WEEKDAYS,
  projected: number,
): { text: string; percent: number } {
  const back = (day: DayNumber) => businessDaysBefore(day, fixing.lag, calendar);
  const [from, to] = fixing.isShifted ? [back(start), back(end)] : [start, end];
  const yearDays = dayCount === 'ACT/360' ? 360 : 365;
  const counts = new Map<number, number>();
  for (let day = from; day < to; ) {
    const next = Math.min(nextBusinessDay(day, calendar), to);
    counts.set(next - day, (counts.get(next - day) ?? 0) + 1);
    day = next;
  }
  const growths = [...counts].map(([days, count]) => `(1+projected_rate/100*${days}/${yearDays})^${count}`);
  const growth = [...counts].reduce(
    (all, [days, count]) => all * (1 + ((projected / 100) * days) / yearDays) ** count,
    1,
  );
  const scale = `${yearDays}/${to - from}`;
  return {
    text: `100*(${growths.join('*')}-1)*${scale}`,
    percent: (100 * (growth - 1) * yearDays) / (to - from),
  };
}
