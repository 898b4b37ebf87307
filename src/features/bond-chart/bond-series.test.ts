import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeOf } from './bond-series.ts';

test('CB-07 a shape runs from 0 to 1 and is the same for any prices that move alike', () => {
  const series = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 50 }), (values, factor) => {
      const toSeries = (of: (value: number) => number) =>
        values.map((value, at) => ({ day: `day ${at}`, value: of(value) }));
      const shape = shapeOf(toSeries((value) => value));
      expect(shape).toEqual(shapeOf(toSeries((value) => value * factor + 7)));
      expect(shape.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
    }),
  );
});
