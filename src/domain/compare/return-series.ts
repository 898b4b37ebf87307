import type { CalendarDay } from '../calendar/calendar-day.ts';

export interface ValueOfDay {
  readonly day: CalendarDay;
  readonly value: number;
}

export interface PaidOn {
  /** From this day on a buyer no longer receives it. */
  readonly day: CalendarDay;
  /** In the unit of the values. */
  readonly amount: number;
}

/** What one unit of the currency of the values is worth in another; null where nobody knows. */
export type RateOfDay = (day: CalendarDay) => number | null;

/** The same values in another currency, each at the rate of its day; days without a rate are left out. */
export function exchange(values: readonly ValueOfDay[], rateOf: RateOfDay): ValueOfDay[] {
  return values.flatMap(({ day, value }) => {
    const rate = rateOf(day);
    return rate === null ? [] : [{ day, value: value * rate }];
  });
}

/** Change since the first value, in percent. */
export function rebase(values: readonly ValueOfDay[]): ValueOfDay[] {
  const first = values[0]?.value ?? 0;
  if (first <= 0) return [];
  return values.map(({ day, value }) => ({ day, value: (value / first - 1) * 100 }));
}

/** The same with everything that was paid put back into what paid it, at the first value from that day on. */
export function totalReturn(values: readonly ValueOfDay[], paid: readonly PaidOn[]): ValueOfDay[] {
  const first = values[0];
  if (!first || first.value <= 0) return [];
  const coming = paid.filter(({ day }) => day > first.day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  let units = 1;
  let next = 0;
  return values.map(({ day, value }) => {
    for (let each = coming[next]; each && each.day <= day; each = coming[++next])
      if (value > 0) units *= 1 + each.amount / value;
    return { day, value: ((units * value) / first.value - 1) * 100 };
  });
}
