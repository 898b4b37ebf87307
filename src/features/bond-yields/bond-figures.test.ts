import { expect, test } from 'vitest';
import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { bond } from '#domain/bonds/bonds-for-tests.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { KnownBond } from '#market/bonds/known-bond.ts';
import { figuresToEnds, isOver } from './bond-figures.ts';

const DAY = '2025-09-15';
const FLAT = { kind: 'bootstrapped', nodes: [1, 30].map((years) => ({ years, percent: 3 })) } as const;
const known = (terms: BondTerms = bond(), changes: Partial<KnownBond> = {}): KnownBond => ({
  terms,
  options: [],
  rateName: null,
  rates: [],
  ...changes,
});
const effective = (end: ReturnType<typeof figuresToEnds>[number] | null | undefined) =>
  end?.conventions.find(({ convention }) => convention === 'effective');

test('EP-01 a plain bond is valued to its maturity by each convention, with reasons where one has no figure', () => {
  const [maturity, ...others] = figuresToEnds({
    bond: known(),
    price: 100,
    day: DAY,
    curve: null,
    swaps: null,
  });
  expect(others).toEqual([]);
  const [street, annual, market] = maturity?.conventions ?? [];
  expect(street?.yield).toBeCloseTo(8, 9);
  expect(annual?.yield).toBeGreaterThan(8);
  expect(market).toMatchObject({ yield: null, why: 'beyond_convention' });
  expect(street?.modified).toBeLessThan(street?.macaulay ?? 0);
  expect(street?.pointValue).toBeCloseTo(((street?.modified ?? 0) * 1000) / 10_000, 9);
  expect(maturity).toMatchObject({ name: 'maturity', spread: null, zSpread: null });
});

test('EP-01 NU-03 with options the bond is valued to the next of each, to the worst of calls and to the best of puts', () => {
  const options = [
    { kind: 'call', day: toDayNumber('2026-03-15'), percent: 103 },
    { kind: 'put', day: toDayNumber('2026-09-15'), percent: 100 },
    { kind: 'call', day: toDayNumber('2026-09-15'), percent: 100 },
  ] as const;
  const ends = figuresToEnds({
    bond: known(bond(), { options }),
    price: 104,
    day: DAY,
    curve: FLAT,
    swaps: null,
  });
  expect(ends.map(({ name }) => name)).toEqual(['maturity', 'call', 'worst', 'put', 'best']);
  const [maturity, call, worst, put, best] = ends;
  expect(worst?.end).toMatchObject({ kind: 'call', day: toDayNumber('2026-09-15') });
  expect(effective(worst)?.yield).toBeLessThan(effective(call)?.yield ?? 0);
  expect(best?.end).toEqual({ kind: 'maturity' });
  expect(effective(best)?.yield).toBeGreaterThan(effective(put)?.yield ?? 0);
  expect(maturity?.averageLife).toBeCloseTo(
    ends[0] ? (toDayNumber('2027-03-15') - toDayNumber(DAY)) / 365 : 0,
    12,
  );
});

test('EP-01 over a flat curve both spreads are what the yield has more', () => {
  const [maturity] = figuresToEnds({ bond: known(), price: 100, day: DAY, curve: FLAT, swaps: null });
  const over = ((effective(maturity)?.yield ?? 0) - 3) * 100;
  expect(maturity?.spread).toBeCloseTo(over, 6);
  expect(maturity?.zSpread).toBeCloseTo(over, 6);
  expect(maturity).toMatchObject({ iSpread: null, assetSwap: expect.closeTo(over, -2) });
});

test('NU-02 where swap rates are stored the bond has an I-spread, and its asset-swap spread is over them', () => {
  const swaps = { ...FLAT, nodes: FLAT.nodes.map((node) => ({ ...node, percent: 4 })) };
  const [maturity] = figuresToEnds({ bond: known(), price: 100, day: DAY, curve: FLAT, swaps });
  expect(maturity?.iSpread).toBeCloseTo((maturity?.spread ?? 0) - 100, 6);
  const [over] = figuresToEnds({ bond: known(), price: 100, day: DAY, curve: swaps, swaps: null });
  expect(maturity?.assetSwap).toBe(over?.assetSwap);
});

test.each([
  { why: 'in_default', terms: bond({ defaultedOn: toDayNumber('2025-01-01') }) },
  { why: 'not_issued', terms: bond({ issuedOn: toDayNumber('2025-10-01') }) },
  { why: 'matured', terms: bond({ maturesOn: toDayNumber(DAY) }) },
] as const)('EP-01 a bond that has no yield says why: $why', ({ why, terms }) => {
  const [maturity] = figuresToEnds({ bond: known(terms), price: 50, day: DAY, curve: FLAT, swaps: null });
  expect(effective(maturity)).toMatchObject({ why, yield: null, macaulay: null });
  expect(maturity?.spread).toBeNull();
});

test('EP-01 nothing is over while it is perpetual', () => {
  expect(isOver(bond(), '2027-03-14')).toBe(false);
  expect(isOver(bond(), '2027-03-15')).toBe(true);
  expect(isOver({ ...bond(), maturesOn: null }, '2199-01-01')).toBe(false);
});
