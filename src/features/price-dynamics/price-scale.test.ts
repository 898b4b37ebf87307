import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { positionOnScale, priceBefore } from './price-scale.ts';

test.each([
  { value: 10, lowest: 10, highest: 20, position: 0, why: 'the lowest price is at the start' },
  { value: 20, lowest: 10, highest: 20, position: 100, why: 'the highest price is at the end' },
  { value: 14, lowest: 10, highest: 20, position: 40, why: 'a price between them is in proportion' },
  { value: 21, lowest: 10, highest: 20, position: 100, why: 'a price above the highest stays on the scale' },
  { value: 9, lowest: 10, highest: 20, position: 0, why: 'a price below the lowest stays on the scale' },
  { value: 10, lowest: 10, highest: 10, position: 50, why: 'a price that never moved is in the middle' },
])('ST-09 $why', ({ value, lowest, highest, position }) => {
  expect(positionOnScale(value, lowest, highest)).toBe(position);
});

const price = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100);

test('ST-09 a position is always on the scale, and a higher price is never further left', () => {
  fc.assert(
    fc.property(price, price, price, price, (one, other, value, higher) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
      const position = positionOnScale(value, lowest, highest);
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(100);
      expect(positionOnScale(value + higher, lowest, highest)).toBeGreaterThanOrEqual(position);
    }),
  );
});

test('the price before is found again from the change', () => {
  fc.assert(
    fc.property(price, price, (first, last) => {
      const change = percentChange(first, last);
      fc.pre(change > -99 && change < 1000);
      const before = priceBefore(last, change);
      expect(before).not.toBeNull();
      expect(Math.abs((before ?? 0) - first) / first).toBeLessThan(0.01);
    }),
  );
});

test('a full fall does not show where it began', () => {
  expect(priceBefore(0, -100)).toBeNull();
});
