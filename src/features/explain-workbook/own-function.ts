import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { Basis } from '#domain/bonds/spreadsheet/basis.ts';
import { yieldOf } from '#domain/bonds/spreadsheet/bond.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { ComputedFigure } from '#market/explain/compute-figure.ts';

/** A function of spreadsheets themselves that shows the same figure. */
export interface OwnFunction {
  readonly name: 'YIELD';
  readonly formula: string;
  readonly maturity: DayNumber;
}

const BASES: Readonly<Record<string, Basis>> = { '30/360': 0, 'ACT/ACT ICMA': 1, '30E/360': 4 };
const SAME = 1e-9;

/**
 * Null where it does not speak of such a bond, or counts it in another way. Durations have none: LibreOffice counts
 * the years of its DURATION otherwise than Excel.
 */
export function findOwnFunction(computed: ComputedFigure, terms: BondTerms): OwnFunction | null {
  const { what, convention, end, bond, settlement } = computed;
  const { coupon, maturesOn, redemptions } = terms;
  if (what !== 'yield' || convention !== 'street' || end.kind !== 'maturity' || !bond) return null;
  if (coupon.kind !== 'fixed' || maturesOn === null || redemptions.length > 0 || terms.announced) return null;
  const { couponsPerYear: times, dayCount, rate } = coupon;
  const basis = BASES[dayCount];
  if (basis === undefined || (times !== 1 && times !== 2 && times !== 4)) return null;
  const found = yieldOf(settlement, maturesOn, rate / 100, bond.valued.clean, 100, times, basis);
  if (!found.isSolved || Math.abs(found.rate - bond.valued.rate) > SAME) return null;
  const formula = `100*YIELD(settlement,maturity,coupon_rate/100,clean_price,100,${times},${basis})`;
  return { name: 'YIELD', formula, maturity: maturesOn };
}
