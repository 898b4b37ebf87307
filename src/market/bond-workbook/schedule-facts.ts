import { accrualUpTo } from '#domain/bonds/accrual.ts';
import { regularPeriodsIn } from '#domain/bonds/valuation/street-clock.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import { optionOf, type ScheduleGiven, stepOn } from './schedule-given.ts';

/** Where a day lies in the schedule: what formulas show before somebody computes them. */
export interface DayFacts {
  /** Counted from one. */
  readonly step: number;
  readonly part: number;
  /** Regular coupon periods since the first row. */
  readonly clock: number;
  /** Of the period, as it has grown, and the outstanding principal, both with the index. */
  readonly interest: number;
  readonly outstanding: number;
}

export interface ScheduleFacts {
  readonly settled: DayFacts;
  readonly ended: DayFacts | null;
  readonly hasStated: boolean;
}

export function scheduleFacts(given: ScheduleGiven): ScheduleFacts {
  const option = optionOf(given.end);
  return {
    settled: factsOn(given, given.settlement),
    ended: option && factsOn(given, option.day),
    hasStated: given.steps.some(({ stated }) => stated !== null),
  };
}

function factsOn({ steps, terms, ratioOn }: ScheduleGiven, day: DayNumber): DayFacts {
  const at = stepOn(steps, day);
  const step = steps[at];
  const { coupon, maturesOn } = terms;
  if (!step) return { step: 1, part: 0, clock: 0, interest: 0, outstanding: 0 };
  const { period, outstanding, interestBefore, grownBefore, rate, stated } = step;
  const periods = [...new Set(steps.slice(0, at + 1).map((each) => each.period))];
  const before = periods.slice(0, -1).reduce((sum, each) => sum + regularPeriodsIn(each), 0);
  const shared = { step: at + 1, outstanding: outstanding * ratioOn(day) };
  if (coupon.kind === 'zero') return { ...shared, part: 0, clock: before, interest: 0 };
  const part = accrualUpTo(period, coupon.dayCount, day, maturesOn);
  const whole = accrualUpTo(period, coupon.dayCount, period.end, maturesOn);
  const share = whole > 0 ? part / whole : 0;
  const earned = (interestBefore + outstanding * (rate / 100) * (part - grownBefore)) * ratioOn(day);
  return {
    ...shared,
    part,
    clock: before + share * regularPeriodsIn(period),
    interest: stated === null ? earned : stated * share,
  };
}
