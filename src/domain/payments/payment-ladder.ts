import type { CalendarDay } from '../calendar/calendar-day.ts';

export const LADDER_STEPS = ['month', 'quarter', 'year'] as const;
export type LadderStep = (typeof LADDER_STEPS)[number];

export interface LadderPayment {
  readonly day: CalendarDay;
  readonly currency: string;
  readonly kind: 'coupon' | 'principal';
  /** Money for all units; null where it depends on a rate that is not known yet. */
  readonly amount: number | null;
}

/** What falls due in one period, in one currency. */
export interface Rung {
  /** 2026-11, 2026-Q4 or 2026. */
  readonly period: string;
  readonly currency: string;
  readonly coupons: number;
  readonly principal: number;
  readonly total: number;
  /** Payments whose amount is not known yet. */
  readonly unknown: number;
}

/** In the order of the periods, and within one by currency; a period without payments is left out. */
export function paymentLadder(payments: readonly LadderPayment[], step: LadderStep): Rung[] {
  const rungs = Map.groupBy(payments, ({ day, currency }) => `${periodOf(day, step)} ${currency}`);
  return [...rungs]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, due]) => {
      const [period = '', currency = ''] = key.split(' ');
      const sum = (kind: LadderPayment['kind']) =>
        due.reduce((total, payment) => total + (payment.kind === kind ? (payment.amount ?? 0) : 0), 0);
      const [coupons, principal] = [sum('coupon'), sum('principal')];
      const unknown = due.filter(({ amount }) => amount === null).length;
      return { period, currency, coupons, principal, total: coupons + principal, unknown };
    });
}

export function periodOf(day: CalendarDay, step: LadderStep): string {
  const [year = '', month = ''] = day.split('-');
  if (step === 'year') return year;
  return step === 'month' ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`;
}
