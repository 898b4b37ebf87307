import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { evaluateFunction } from '#domain/bonds/spreadsheet/evaluate-function.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { type ComputedFigure, isWeighed } from '#market/explain/compute-figure.ts';

/** A function of spreadsheets themselves that shows the same: the yield of the price or, beside a duration, the price of the yield. */
export interface OwnFunction {
  readonly name: 'YIELD' | 'PRICE';
  readonly formula: string;
  /** Percent. */
  readonly value: number;
}

const BASES: Readonly<Record<string, number>> = { '30/360': 0, 'ACT/ACT ICMA': 1, '30E/360': 4 };
/** It follows the day count; by others the functions have no answer that is comparable. */
const BASIS_TEXT = 'INDEX({0,1,4},MATCH(day_count,{"30/360","ACT/ACT ICMA","30E/360"},0))';
const SAME = 1e-7;

/**
 * Null where it does not speak of such a bond, or counts it in another way. Durations have none: LibreOffice counts
 * the years of its DURATION otherwise than Excel.
 */
export function findOwnFunction(computed: ComputedFigure, terms: BondTerms): OwnFunction | null {
  const { what, convention, end, bond, settlement } = computed;
  const { coupon, maturesOn, redemptions } = terms;
  if (convention !== 'street' || end.kind !== 'maturity' || !bond || bond.compounding === 'simple')
    return null;
  if (coupon.kind !== 'fixed' || maturesOn === null || redemptions.length > 0 || terms.announced) return null;
  const { couponsPerYear: times, dayCount, rate } = coupon;
  const basis = BASES[dayCount];
  if (basis === undefined || (what !== 'yield' && !isWeighed(what))) return null;
  const name = what === 'yield' ? 'YIELD' : 'PRICE';
  const { clean, rate: found } = bond.valued;
  const given = name === 'YIELD' ? clean : found;
  const days = [toCalendarDay(settlement), toCalendarDay(maturesOn)];
  const evaluated = evaluateFunction(name, [...days, rate / 100, given, 100, times, basis]);
  if (!evaluated.isAnswered) return null;
  const value = name === 'YIELD' ? 100 * evaluated.value : evaluated.value;
  if (Math.abs(value - (name === 'YIELD' ? 100 * found : clean)) > SAME) return null;
  const by = name === 'YIELD' ? 'clean_price' : 'yield_rate';
  const call = `${name}(settlement,maturity,coupon_rate/100,${by},100,coupons_a_year,${BASIS_TEXT})`;
  return { name, value, formula: name === 'YIELD' ? `100*${call}` : call };
}
