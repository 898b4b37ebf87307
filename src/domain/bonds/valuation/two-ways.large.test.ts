import { expect, test } from 'vitest';
import { accruedInterest } from '../accrued-interest.ts';
import { bondPayments } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { USUAL_FIXING } from '../fixings/fixing-terms.ts';
import { bondOfNumber, type RequestedBond } from '../many-bonds-for-tests.ts';
import { type PlainFlow, plainReference, yieldByBisection } from './bisection-for-tests.ts';
import { outstandingAfter } from './flows-to-come.ts';
import { prepareBond } from './prepared-bond.ts';

const BONDS = 10_000;
const NEAR = 1e-9;

/** A rate that moves with the days. */
const rateOn = (day: number) => 3 + 2 * Math.sin(Math.floor(day / 7));

/** Floaters follow a rate that is known up to the settlement. */
function withFixings(requested: RequestedBond, number: number): RequestedBond {
  const { terms, assumptions, day } = requested;
  if (terms.coupon.kind !== 'floating') return requested;
  const days = Array.from({ length: day - terms.issuedOn + 60 }, (_, at) => terms.issuedOn - 60 + at + 1);
  return {
    ...requested,
    terms: { ...terms, coupon: { ...terms.coupon, fixing: fixingOfNumber(number) } },
    assumptions: { ...assumptions, fixings: { series: { days, percents: days.map(rateOn) }, knownOn: day } },
  };
}

const fixingOfNumber = (number: number) => ({
  ...USUAL_FIXING,
  observation: (['in_advance', 'compounded', 'average'] as const)[number % 3] ?? 'in_advance',
  lag: number % 6,
  isShifted: number % 2 === 0,
  multiplier: number % 5 === 0 ? 0.5 : 1,
  floor: number % 7 === 0 ? 2 : 0,
  cap: number % 11 === 0 ? 8 : null,
});

/** What is paid after the settlement, as a list of days and amounts; null for what never ends. */
function plainFlows({ terms, assumptions, day, end }: RequestedBond): PlainFlow[] | null {
  if (end.kind === 'maturity' && terms.maturesOn === null) return null;
  const last = end.kind === 'maturity' ? Number.POSITIVE_INFINITY : end.day;
  const until = end.kind === 'maturity' ? undefined : end.day + 1;
  const flows = bondPayments(terms, assumptions, until)
    .filter(({ dueOn }) => dueOn > day && dueOn <= last)
    .map(({ day: paid, amount }) => ({ days: paid - day, amount: amount ?? Number.NaN }));
  if (end.kind === 'maturity') return flows;
  const left = outstandingAfter(terms, end.day, assumptions);
  const accrued = accruedInterest(terms, end.day, assumptions) ?? Number.NaN;
  const isOver = terms.maturesOn !== null && terms.maturesOn <= end.day;
  return isOver || left <= 0
    ? flows
    : [...flows, { days: end.day - day, amount: accrued + (left * end.percent) / 100 }];
}

test('NU-01 NU-03 the yields of 10,000 bonds of every kind are those that halving finds on their plain cash flows', () => {
  const far: { number: number; solved: number; halved: number }[] = [];
  const compared: Record<string, number> = {};
  for (let number = 0; number < BONDS; number++) {
    const requested = withFixings(bondOfNumber(number), number);
    const { terms, assumptions, day, end, clean } = requested;
    if (terms.businessDays && end.kind !== 'maturity') continue;
    const flows = plainFlows(requested);
    const measured = prepareBond(terms, assumptions).valueAt(day, end, 'effective', clean);
    if (!flows || !measured.isValued) continue;
    const price = (clean / 100) * measured.outstanding + measured.accrued;
    const halved = yieldByBisection(flows, price);
    const kind = `${terms.coupon.kind} ${end.kind}`;
    compared[kind] = (compared[kind] ?? 0) + 1;
    if (!(Math.abs(measured.rate - halved) <= NEAR * Math.max(1, Math.abs(1 + halved))))
      far.push({ number, solved: measured.rate, halved });
  }
  expect(far).toEqual([]);
  for (const coupon of ['fixed', 'zero', 'floating', 'indexed'])
    for (const end of ['maturity', 'call', 'put']) expect(compared[`${coupon} ${end}`]).toBeGreaterThan(50);
});

test('NU-01 the coupons of 2,000 floaters are those that a plain walk over the days gives', () => {
  const far: number[] = [];
  for (let number = 0; number < 2_000; number++) {
    const { terms, assumptions, fixing } = plainFloater(number);
    const { coupon } = terms;
    if (coupon.kind !== 'floating') continue;
    let start = terms.issuedOn;
    for (const { kind, dueOn, amount } of bondPayments(terms, assumptions)) {
      if (kind !== 'coupon') continue;
      const reference = plainReference(start, dueOn, fixing);
      const expected = (Math.max(0, reference + coupon.margin) / 100) * ((dueOn - start) / 360) * 1_000;
      if (!(Math.abs((amount ?? Number.NaN) - expected) <= 1e-9 * 1_000)) far.push(number);
      start = dueOn;
    }
  }
  expect(far).toEqual([]);
});

function plainFloater(number: number): {
  readonly terms: BondTerms;
  readonly assumptions: Assumptions;
  readonly fixing: { isCompounded: boolean; lag: number; rateOn: (day: number) => number };
} {
  const issuedOn = 18_000 + 3 * number;
  const [isCompounded, lag] = [number % 2 === 0, number % 6];
  const days = Array.from({ length: 900 }, (_, at) => issuedOn - 60 + at);
  return {
    terms: {
      faceValue: 1_000,
      issuedOn,
      maturesOn: issuedOn + 200 + (number % 500),
      coupon: {
        kind: 'floating',
        margin: (number % 9) / 4,
        baseRate: null,
        fixing: { ...USUAL_FIXING, observation: isCompounded ? 'compounded' : 'in_advance', lag },
        couponsPerYear: number % 3 === 0 ? 2 : 4,
        dayCount: 'ACT/360',
        stub: 'short-front',
        keepsMonthEnd: false,
      },
      redemptions: [],
      defaultedOn: null,
    },
    assumptions: { fixings: { series: { days, percents: days.map(rateOn) }, knownOn: issuedOn + 800 } },
    fixing: { isCompounded, lag, rateOn },
  };
}
