import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapColumns } from './bond-map.contract.ts';
import { bondPoints, OTHER_ISSUERS, residualOf, verdictOf } from './map-points.ts';

const COLUMNS: MapColumns = {
  id: [7, 8, 9],
  key: ['a', 'b', 'c'],
  name: ['A', 'B', 'C'],
  issuer: [1, 1, 2],
  currency: ['EUR', 'USD', 'EUR'],
  sector: ['bank', 'government', 'bank'],
  kind: ['fixed', 'zero', 'floating'],
  grade: ['AA-', null, 'Baa2'],
  matures: ['2030-01-01', null, '2031-01-01'],
  issuers: { 1: 'One', 2: 'Two' },
  values: {
    duration: [1, 2, 3],
    modified: [0.9, 1.9, 2.9],
    years: [1.1, null, 3.3],
    yield: [5, 6, null],
    spread: [100, 200, 300],
    z_spread: [110, 210, 310],
    price: [99, 98, 97],
  },
  shape: null,
};
const toTuple = ({ id, x, y }: { id: string; x: number; y: number }) => [id, x, y];

test('EP-05 a bond stands on the map where both axes know it', () => {
  const look = { x: 'duration', y: 'yield', group: 'currency' } as const;
  expect(bondPoints(COLUMNS, look).map(toTuple)).toEqual([
    ['7', 1, 5],
    ['8', 2, 6],
  ]);
  expect(bondPoints(COLUMNS, { ...look, x: 'maturity', y: 'spread' }).map(toTuple)).toEqual([
    ['7', 1.1, 100],
    ['9', 3.3, 300],
  ]);
});

test.each([
  ['currency', ['EUR', 'USD', 'EUR']],
  ['sector', ['bank', 'government', 'bank']],
  ['rating', ['aa', 'none', 'bbb']],
] as const)('EP-05 bonds are grouped by %s', (group, groups) => {
  const points = bondPoints(COLUMNS, { x: 'duration', y: 'price', group });
  expect(points.map((point) => point.group)).toEqual(groups);
});

test('CB-07 where values are hidden the positions that stand in for them are shown', () => {
  const hidden = { ...COLUMNS, values: null, shape: { x: [0, 0.5, 1], y: [1, null, 0] } };
  const points = bondPoints(hidden, { x: 'duration', y: 'yield', group: 'currency' });
  expect(points.map(toTuple)).toEqual([
    ['7', 0, 1],
    ['9', 1, 0],
  ]);
});

const LINE = { kind: 'linear', a: 0.5, b: 4 } as const;
test.each([
  { x: 2, y: 5.71, measure: 'yield', residual: 71, verdict: 'cheap' },
  { x: 2, y: 4.5, measure: 'yield', residual: -50, verdict: 'rich' },
  { x: 2, y: 5.001, measure: 'yield', residual: 0.1, verdict: 'fair' },
  { x: 2, y: 25, measure: 'spread', residual: 20, verdict: 'cheap' },
  { x: 2, y: 6.5, measure: 'price', residual: 1.5, verdict: 'rich' },
  { x: 2, y: 3, measure: 'price', residual: -2, verdict: 'cheap' },
] as const)('EP-05 a bond with a $measure of $y at $x is $verdict by $residual', (each) => {
  const residual = residualOf(LINE, each, each.measure);
  expect(residual).toBeCloseTo(each.residual, 9);
  expect(verdictOf(residual ?? 0, each.measure)).toBe(each.verdict);
});

test('EP-05 a bond on the trend lies no distance from it, and a logarithm of nothing has none', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 30, noNaN: true }), (x) => {
      expect(residualOf(LINE, { x, y: 0.5 * x + 4 }, 'yield')).toBeCloseTo(0, 6);
    }),
  );
  expect(residualOf({ kind: 'logarithmic', a: 1, b: 1 }, { x: 0, y: 1 }, 'yield')).toBeNull();
});

test('RD-12 bonds are grouped by issuer: the twelve with the most bonds, the others together', () => {
  const look = { x: 'duration', y: 'price', group: 'issuer' } as const;
  expect(bondPoints(COLUMNS, look).map(({ group }) => group)).toEqual(['1', '1', '2']);
  const many = Array.from({ length: 27 }, (_, at) => at);
  const issuer = many.map((at) => (at % 14) + 1);
  const numbers = many.map(() => 1);
  const values = COLUMNS.values && { ...COLUMNS.values, duration: numbers, price: numbers };
  const groups = bondPoints({ ...COLUMNS, id: many, issuer, values }, look).map(({ group }) => group);
  expect(new Set(groups).size).toBe(13);
  expect(groups.filter((group) => group === OTHER_ISSUERS)).toHaveLength(3);
});
