import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import {
  type Compounding,
  discountFactor,
  type FlowColumns,
  type Rest,
  worthOfRest,
} from '../yields/discounting.ts';
import { type BondCalendar, type Clock, drawCalendar } from './bond-calendar.ts';
import type { YieldConvention } from './conventions.ts';
import type { BondEnd, BondFlow, DiscountedFlow } from './flows-to-come.ts';
import { restAfter } from './perpetual-rest.ts';

/** Why there is nothing to look at; each has a label of its own. */
export type NoRemainingFlows = 'in_default' | 'matured' | 'not_issued' | 'rate_unknown' | 'beyond_convention';

/** What one unit still pays, seen from a day. The columns are written anew by the next look. */
export interface Ahead extends FlowColumns {
  readonly compounding: Compounding;
  /** Money for one unit. */
  readonly outstanding: number;
  readonly accrued: number;
  /** The first of the calendar's payments that is counted, and how many are: an end by put or call adds its own. */
  readonly from: number;
  readonly promised: number;
}

/** In years of 360 days. */
const LONGEST_MONEY_MARKET = 366 / 360;
/** Coupons of a perpetual bond that are counted one by one; those after them are one sum. */
const LISTED_MONTHS = 120;

/** Looks at a bond from any day without drawing its schedule again; guards the columns that every look writes. */
export class RemainingFlows {
  readonly #terms: BondTerms;
  readonly #assumptions: Assumptions;
  #calendar: BondCalendar;
  readonly #years: number[] = [];
  readonly #amounts: number[] = [];

  constructor(terms: BondTerms, assumptions: Assumptions) {
    this.#terms = terms;
    this.#assumptions = assumptions;
    this.#calendar = drawCalendar(terms, assumptions, terms.issuedOn);
  }

  /** Money for one unit; null where the rate of the period is not known. */
  accruedAt(day: DayNumber): number | null {
    return this.#drawnUpTo(day).accruedAt(day);
  }

  seenFrom(day: DayNumber, end: BondEnd, convention: YieldConvention): Ahead | NoRemainingFlows {
    const { defaultedOn, issuedOn } = this.#terms;
    if (defaultedOn !== null && day >= defaultedOn) return 'in_default';
    if (day < issuedOn) return 'not_issued';
    const last = this.#lastCounted(day, end);
    const calendar = this.#drawnUpTo(last);
    const outstanding = calendar.outstandingAfter(day);
    if (day >= calendar.endsOn || outstanding <= 0) return 'matured';
    const accrued = calendar.accruedAt(day);
    if (accrued === null || day < calendar.unknownUntil) return 'rate_unknown';
    const clock = calendar.clocks[convention];
    const now = clock.at(day);
    const next = firstAfter(calendar.due, day);
    const excluded = calendar.isExAt(day) ? nextCoupon(calendar, next) : -1;
    const from = excluded === next ? next + 1 : next;
    const promised = Math.max(0, firstAfter(calendar.due, last) - from);
    for (let i = 0; i < promised; i++) {
      this.#years[i] = ((clock.readings[from + i] ?? 0) - now) / clock.perYear;
      this.#amounts[i] = calendar.amounts[from + i] ?? 0;
    }
    if (excluded > next) this.#amounts[excluded - next] = 0;
    const isEnded = end.kind !== 'maturity' && end.day > day;
    const count = promised + (isEnded ? this.#end(promised, end, clock, now) : 0);
    const rest = end.kind === 'maturity' ? this.#restAfter(from + promised - 1, promised, convention) : null;
    const compounding = this.#compoundingOf(convention, count, rest);
    if (compounding === null) return 'beyond_convention';
    return {
      count,
      years: this.#years,
      amounts: this.#amounts,
      rest,
      compounding,
      outstanding,
      accrued,
      from,
      promised,
    };
  }

  /** The flows of the last look one by one. */
  list(ahead: Ahead, end: BondEnd, rate: number): readonly DiscountedFlow[] {
    const { count, years: columns, compounding, rest } = ahead;
    const flows: DiscountedFlow[] = [];
    for (let i = 0; i < count; i++) {
      const years = columns[i] ?? 0;
      const factor = discountFactor(years, rate, compounding);
      const flow = this.#flow(ahead, i, end);
      flows.push({ ...flow, years, factor, present: flow.amount * factor });
    }
    const last = flows.at(-1);
    if (!rest || !last) return flows;
    const amount = worthOfRest({ ...rest, years: rest.years - last.years }, rate, compounding);
    const { kind } = this.#terms.coupon;
    const fixing = kind === 'floating' || kind === 'indexed' ? 'projected' : null;
    return [...flows, { ...last, kind: 'rest', amount, present: amount * last.factor, fixing }];
  }

  #flow({ from, promised, count, amounts }: Ahead, at: number, end: BondEnd): BondFlow {
    const amount = amounts[at] ?? 0;
    const payment = at < promised ? this.#calendar.payments[from + at] : undefined;
    if (payment) return { kind: payment.kind, day: payment.day, amount, fixing: payment.fixing };
    const day = this.#calendar.paidOn(end.kind === 'maturity' ? this.#calendar.endsOn : end.day);
    const kind = at === count - 1 ? 'redemption' : 'coupon';
    const isIndexed = this.#terms.coupon.kind === 'indexed';
    const fixing = kind === 'redemption' ? (isIndexed ? 'projected' : null) : this.#calendar.fixingAt(day);
    return { kind, day, amount, fixing };
  }

  /** Interest since the last coupon, and the outstanding principal at the price that was agreed. */
  #end(
    at: number,
    { day, percent }: Exclude<BondEnd, { kind: 'maturity' }>,
    clock: Clock,
    now: number,
  ): number {
    const outstanding = this.#calendar.outstandingAfter(day);
    if (outstanding <= 0) return 0;
    const interest = this.#calendar.grownAt(day) ?? 0;
    const years = (clock.paidAt(day) - now) / clock.perYear;
    const redeemed = interest > 0 ? at + 1 : at;
    this.#years[at] = years;
    this.#amounts[at] = interest;
    this.#years[redeemed] = years;
    this.#amounts[redeemed] = (outstanding * percent) / 100;
    return redeemed - at + 1;
  }

  #restAfter(last: number, at: number, convention: YieldConvention): Rest | null {
    const { endsOn, due } = this.#calendar;
    if (Number.isFinite(endsOn) || this.#terms.defaultedOn !== null) return null;
    const [day, years] = [due[last] ?? 0, this.#years[at - 1] ?? 0];
    return restAfter(this.#terms, this.#assumptions, { day, years, inPeriods: convention === 'street' });
  }

  /** Null where the convention does not speak of such a bond. */
  #compoundingOf(convention: YieldConvention, count: number, rest: Rest | null): Compounding | null {
    const { coupon } = this.#terms;
    const [first, last] = [this.#years[0] ?? 0, this.#years[count - 1] ?? 0];
    switch (convention) {
      case 'street':
        if (coupon.kind === 'zero' || coupon.dayCount === 'BUS/252') return 1;
        return first === last && !rest ? 'simple' : coupon.couponsPerYear;
      case 'effective':
        return 1;
      case 'money-market':
        return rest || last > LONGEST_MONEY_MARKET ? null : 'simple';
    }
  }

  #drawnUpTo(day: DayNumber): BondCalendar {
    if (day > this.#calendar.reachesTo) this.#calendar = drawCalendar(this.#terms, this.#assumptions, day);
    return this.#calendar;
  }

  #lastCounted(day: DayNumber, end: BondEnd): DayNumber {
    if (end.kind !== 'maturity') return end.day;
    const { endsOn, lastRepaidOn } = this.#calendar;
    return Number.isFinite(endsOn) ? endsOn : Math.max(addMonths(day, LISTED_MONTHS), lastRepaidOn);
  }
}

/** The coupon that the seller keeps: the first one to come, after what may be repaid before it. */
function nextCoupon({ payments }: BondCalendar, from: number): number {
  return payments.findIndex(({ kind }, at) => at >= from && kind === 'coupon');
}

/** The first of days in order that comes after a day, or one beyond the last. */
function firstAfter(days: readonly number[], day: DayNumber): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const half = (low + high) >>> 1;
    if ((days[half] ?? day) > day) high = half;
    else low = half + 1;
  }
  return low;
}
