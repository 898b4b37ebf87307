import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { solveDecreasing } from '../yields/solve-decreasing.ts';
import { type PreparedBond, prepareBond } from './prepared-bond.ts';

const MATURITY = { kind: 'maturity' } as const;
const STREET = 'street';

/**
 * The street's price with simple interest in the part of a period that runs, as 31 CFR 356, appendix B, prices Treasury notes and
 * bonds at auction; a yield as a share of one. Null where the street has no price.
 */
export function treasuryPrice(
  terms: BondTerms,
  settlement: DayNumber,
  rate: number,
  assumptions: Assumptions = {},
): { readonly clean: number; readonly dirty: number } | null {
  return priceAt(prepareBond(terms, assumptions), terms, settlement, rate);
}

/** The way back: from a clean price to the yield. */
export function treasuryYield(
  terms: BondTerms,
  settlement: DayNumber,
  clean: number,
  assumptions: Assumptions = {},
): number | null {
  const bond = prepareBond(terms, assumptions);
  const street = bond.valueAt(settlement, MATURITY, STREET, clean);
  if (!street.isValued) return null;
  const off = (rate: number) => (priceAt(bond, terms, settlement, rate)?.clean ?? Number.NaN) / clean;
  const at = (rate: number) => {
    const value = Math.log(off(rate));
    return { value, slope: (Math.log(off(rate + STEP)) - value) / STEP };
  };
  return solveDecreasing(at, { start: street.rate, above: street.rate - WIDTH, below: street.rate + WIDTH });
}

const STEP = 1e-6;
/** Far more than simple interest of half a year can differ from compounded. */
const WIDTH = 0.25;

function priceAt(bond: PreparedBond, { coupon }: BondTerms, settlement: DayNumber, rate: number) {
  const street = bond.priceAt(settlement, MATURITY, STREET, rate);
  const [first] = bond.flowsAt(settlement, MATURITY, STREET, rate);
  if (!street.isValued || !first || coupon.kind === 'zero') return null;
  const periods = first.years * coupon.couponsPerYear;
  const part = periods - Math.floor(periods + 1e-12);
  const perPeriod = rate / coupon.couponsPerYear;
  const dirty = (street.dirty * (1 + perPeriod) ** part) / (1 + part * perPeriod);
  return { clean: dirty - street.dirty + street.clean, dirty };
}
