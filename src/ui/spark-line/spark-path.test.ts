import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPARK_HEIGHT, SPARK_WIDTH, sparkPath } from './spark-path.ts';

test('EP-06 a small chart runs from edge to edge, the highest value on top', () => {
  expect(sparkPath([0, 1, 0.5])).toBe('M0 31L60 1L120 16');
  expect(sparkPath([0.5])).toBe('');
});

test('EP-06 no point of a small chart leaves its box', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2 }), (values) => {
      for (const [, x, y] of sparkPath(values).matchAll(/[ML](\S+) ([^ML]+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(SPARK_WIDTH);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(SPARK_HEIGHT);
      }
    }),
  );
});
