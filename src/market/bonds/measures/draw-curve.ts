import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { toCurveBond, valueOnCurve } from '#domain/bonds/curve/curve-bond.ts';
import { type GovernmentCurve, toGovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import type { ZeroNode } from '#domain/bonds/curve/zero-curve.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import type { PreparedBond } from '#domain/bonds/valuation/prepared-bond.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';

export interface PricedBond {
  readonly id: number;
  readonly terms: BondTerms;
  readonly prepared: PreparedBond;
  /** Clean, percent of the outstanding principal. */
  readonly price: number;
}

/** One bond that a curve was drawn through. */
export interface CurvePoint {
  readonly id: number;
  /** To maturity, of 365 days. */
  readonly years: number;
  /** The effective yield. */
  readonly percent: number;
  /** What it would yield if it lay on the curve. */
  readonly onCurve: number;
}

export interface DrawnCurve {
  readonly curve: GovernmentCurve;
  readonly points: readonly CurvePoint[];
}

/** From the prices of a day, each settled as its bond is; null where there is nothing to draw a line through. */
export function drawCurve(
  day: DayNumber,
  priced: readonly PricedBond[],
  published: readonly ZeroNode[] | null,
): DrawnCurve | null {
  const bonds = priced.flatMap(({ id, terms, prepared, price }) => {
    const bond = toCurveBond(prepared, settlementDay(terms, day), price);
    return bond ? [{ id, bond }] : [];
  });
  const curve = toGovernmentCurve(
    bonds.map(({ bond }) => bond),
    published,
  );
  if (!curve) return null;
  const points = bonds.map(({ id, bond }) => ({
    id,
    years: bond.years,
    percent: 100 * bond.rate,
    onCurve: 100 * valueOnCurve(bond, curve).rate,
  }));
  return { curve, points };
}
