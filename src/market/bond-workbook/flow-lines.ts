import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { CellValue } from '#engines/spreadsheets/workbook.ts';
import type { ComputedFlow } from '#market/explain/compute-figure.ts';
import { businessDays } from './day-count-text.ts';
import type { ScheduleFacts } from './schedule-facts.ts';
import { type ScheduleGiven, serialOf } from './schedule-given.ts';
import { grownText, observedRateText, paidText, ratioText, times } from './schedule-text.ts';

/** A payment of the schedule, and what it came to on the settlement; nothing where it is not to come. */
export interface FlowLine {
  readonly kind: ComputedFlow['kind'];
  readonly fixing: ComputedFlow['fixing'];
  readonly date: CellValue;
  readonly amount: CellValue;
  /** Years from the settlement, where the payment is to come. */
  readonly years: (paid: string) => string;
  /** The place among the flows that were computed; null where it is not to come. */
  readonly at: number | null;
}

/** Every coupon and repayment since the first row of the schedule, then what a put or call pays. */
export function toFlowLines(
  given: ScheduleGiven,
  facts: ScheduleFacts,
  convention: YieldConvention,
  flows: readonly ComputedFlow[],
): FlowLine[] {
  const { terms, steps } = given;
  const lines: FlowLine[] = [];
  let next = 0;
  const take = (kind: ComputedFlow['kind'], day: number): number | null => {
    while (flows[next]?.amount === 0 && flows[next]?.kind !== 'rest') next++;
    return flows[next]?.kind === kind && flows[next]?.day === day ? next++ : null;
  };
  const isToCome = (day: number) => day > given.settlement;
  const add = (kind: 'coupon' | 'redemption', at: number, isEnd: boolean, day: number, text: string) => {
    const place = isToCome(day) ? take(kind, day) : null;
    const due = isEnd ? 'end_date' : `INDEX(step_to,${at + 1})`;
    lines.push({
      kind,
      fixing: kind === 'coupon' || terms.coupon.kind === 'indexed' ? (steps[at]?.fixing ?? null) : null,
      date: isEnd ? { formula: paidText(terms, 'end_date'), value: serialOf(day) } : toCalendarDay(day),
      amount: { formula: text, value: place === null ? 0 : (flows[place]?.amount ?? 0) },
      years: yearsText(terms, convention, due, isEnd ? 'end_clock' : `INDEX(step_clock,${at + 1})`),
      at: place,
    });
  };
  for (const [at, { paysCoupon, repaid, paidOn }] of steps.entries()) {
    if (paysCoupon) add('coupon', at, false, paidOn, `INDEX(due_coupons,${at + 1})`);
    if (repaid > 0) add('redemption', at, false, paidOn, `INDEX(due_repayments,${at + 1})`);
  }
  if (facts.ended) {
    const day = flows.findLast(({ kind }) => kind === 'redemption')?.day ?? 0;
    const at = facts.ended.step - 1;
    const rate = given.observed.length > 0 ? observedRateText(terms.coupon, 'end') : undefined;
    const interest = grownText(terms, facts.hasStated, {
      row: 'end_step',
      part: 'end_part',
      day: 'end_date',
      ...(rate && { rate }),
    });
    if (terms.coupon.kind !== 'zero') add('coupon', at, true, day, interest);
    const principal = times('INDEX(step_outstanding,end_step)', ratioText(terms.coupon, 'end_date'));
    add('redemption', at, true, day, `${principal}*end_price/100`);
  }
  return lines;
}

const yearsText =
  (terms: BondTerms, convention: YieldConvention, due: string, clock: string) =>
  (paid: string): string => {
    if (convention === 'effective') return `(${paid}-settlement)/365`;
    if (convention === 'money-market') return `(${paid}-settlement)/360`;
    const { coupon } = terms;
    if (coupon.kind === 'zero') return `(${due}-settlement)/365`;
    const periods = `(${clock}-settlement_clock)/coupons_a_year`;
    if (coupon.dayCount !== 'BUS/252') return periods;
    return `IF(day_count="BUS/252",${businessDays('settlement', due)}/252,${periods})`;
  };
