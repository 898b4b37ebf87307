import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_AXIS } from '../sample-charts.ts';
import { toValue, toY, valueScale } from './value-scale.ts';

const box = { x: 0, y: 10, width: 100, height: 200 };

test.each([
  { what: 'leaves room on both sides', axis: {}, min: 50, max: 100, from: 46, to: 104 },
  { what: 'of columns begins at zero', axis: { hasZero: true }, min: 50, max: 100, from: 0, to: 108 },
  {
    what: 'of columns below zero ends at zero',
    axis: { hasZero: true },
    min: -100,
    max: -50,
    from: -108,
    to: 1,
  },
  { what: 'shows a flat line in its middle', axis: {}, min: 100, max: 100, from: 92, to: 108 },
  { what: 'shows a line of zeros in its middle', axis: {}, min: 0, max: 0, from: -1, to: 1 },
  { what: 'without values is a unit', axis: {}, min: Infinity, max: -Infinity, from: 0, to: 1 },
  {
    what: 'of logarithms without values is a decade',
    axis: { scale: 'log' as const },
    min: Infinity,
    max: -Infinity,
    from: 1,
    to: 10,
  },
])('an axis $what', ({ axis, min, max, from, to }) => {
  const scale = valueScale({ ...SAMPLE_AXIS, ...axis }, { min, max }, box);
  expect(scale.from).toBeCloseTo(from);
  expect(scale.to).toBeCloseTo(to);
});

test.each(['linear', 'log'] as const)(
  'a pixel of a %s axis shows the value that was drawn there',
  (scale) => {
    const value = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, value, value, (a, b, each) => {
        fc.pre(Math.abs(a / b - 1) > 0.001);
        const axis = valueScale({ ...SAMPLE_AXIS, scale }, { min: Math.min(a, b), max: Math.max(a, b) }, box);
        const shown = Math.max(Math.min(a, b), Math.min(Math.max(a, b), each));
        const y = toY(axis, shown);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
        expect(Math.abs(toValue(axis, y) - shown)).toBeLessThan(1e-9 * Math.max(a, b));
      }),
    );
  },
);
