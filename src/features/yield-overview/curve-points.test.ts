import { expect, test } from 'vitest';
import { parPercent, type ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import { percentAt, toCurveChart, toCurveShape } from './curve-points.ts';

const POINTS = [
  { years: 1, percent: 3, name: 'Short' },
  { years: 5, percent: 4, name: 'Middle' },
  { years: 9, percent: 5, name: 'Long' },
];
const CURVE: ZeroCurve = {
  kind: 'bootstrapped',
  nodes: [
    { years: 1, percent: 3 },
    { years: 5, percent: 4 },
    { years: 9, percent: 5 },
  ],
};

const par = (years: number) => Math.round(parPercent(CURVE, years) * 1_000) / 1_000;

test.each([
  { years: 2, percent: par(2), why: 'between two bonds it is the par yield of the curve' },
  { years: 10, percent: par(10), why: 'a little beyond the longest bond it still knows' },
  { years: 12, percent: null, why: 'far beyond it knows nothing' },
  { years: 0.5, percent: null, why: 'nor far before the shortest' },
])('EP-06 $why', ({ years, percent }) => {
  expect(percentAt(CURVE, POINTS, years)).toBe(percent);
});

test('EP-06 the curve is drawn from its shortest bond to its longest', () => {
  const { line, bonds, unit } = toCurveChart(CURVE, POINTS);
  expect([line[0], line.at(-1), unit]).toEqual([
    { years: 1, percent: 3 },
    { years: 9, percent: par(9) },
    'percent',
  ]);
  expect(bonds).toEqual(POINTS);
});

test('EP-06 its ends are rounded to the half year', () => {
  const moved = POINTS.map((point) => ({ ...point, years: point.years + 0.3 }));
  const { line } = toCurveChart(CURVE, moved);
  expect([line[0]?.years, line.at(-1)?.years]).toEqual([1, 9.5]);
});

test('EP-06 CB-07 without values the curve keeps its shape and shows no yield and no bond', () => {
  const shape = toCurveShape(toCurveChart(CURVE, POINTS));
  expect([shape.unit, shape.bonds]).toEqual(['none', []]);
  expect([shape.line[0]?.percent, shape.line.at(-1)?.percent]).toEqual([0, 1]);
  const flat = { kind: 'bootstrapped', nodes: [{ years: 1, percent: 4 }] } as const;
  expect(toCurveShape(toCurveChart(flat, [{ years: 1, percent: 4, name: '' }])).line[0]?.percent).toBe(0.5);
});
