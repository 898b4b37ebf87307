import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { Basis } from '#domain/bonds/spreadsheet/basis.ts';
import { duration, mDuration, yieldOf } from '#domain/bonds/spreadsheet/bond.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { ReckonedFigure } from '../reckon-figure.ts';

/** A function of spreadsheets themselves that tells the same figure. */
export interface OwnFunction {
  readonly name: 'YIELD' | 'DURATION' | 'MDURATION';
  readonly formula: string;
  readonly maturity: DayNumber;
}

const BASES: Readonly<Record<string, Basis>> = { '30/360': 0, 'ACT/ACT ICMA': 1, '30E/360': 4 };
const FUNCTIONS = { yield: 'YIELD', macaulay: 'DURATION', modified: 'MDURATION' } as const;
const SAME = 1e-9;

/** Null where they do not speak of such a bond, or count it in another way. */
export function findOwnFunction(reckoned: ReckonedFigure, terms: BondTerms): OwnFunction | null {
  const { what, convention, end, bond, settlement, figure } = reckoned;
  const { coupon, maturesOn, redemptions } = terms;
  if (what !== 'yield' && what !== 'macaulay' && what !== 'modified') return null;
  if (convention !== 'street' || end.kind !== 'maturity' || coupon.kind !== 'fixed') return null;
  if (!bond || figure === null || maturesOn === null || redemptions.length > 0) return null;
  const { couponsPerYear: times, dayCount, rate } = coupon;
  const basis = BASES[dayCount];
  if (basis === undefined || (times !== 1 && times !== 2 && times !== 4)) return null;
  const { clean, rate: yieldRate } = bond.valued;
  const days = [settlement, maturesOn] as const;
  const told =
    what === 'yield'
      ? toPercent(yieldOf(...days, rate / 100, clean, 100, times, basis))
      : (what === 'macaulay' ? duration : mDuration)(...days, rate / 100, yieldRate, times, basis);
  if (told === null || Math.abs(told - figure) > SAME * Math.max(1, Math.abs(figure))) return null;
  const name = FUNCTIONS[what];
  const shared = `settlement,maturity,coupon_rate/100`;
  const formula =
    what === 'yield'
      ? `100*YIELD(${shared},clean_price,100,${times},${basis})`
      : `${name}(${shared},yield_rate,${times},${basis})`;
  return { name, formula, maturity: maturesOn };
}

const toPercent = (solved: ReturnType<typeof yieldOf>) => (solved.isSolved ? solved.rate * 100 : null);
