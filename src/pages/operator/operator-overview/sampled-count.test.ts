import { expect, test } from 'vitest';
import { samplePercent, toCappedCount, toCount } from './sampled-count.ts';

test('US-08 what is few is counted, of what is many a part is counted and the rest computed', () => {
  expect(samplePercent(-1)).toBe(100);
  expect(samplePercent(50_000)).toBe(100);
  expect(samplePercent(5_000_000)).toBe(1);
  expect(toCount(7, 100)).toEqual({ value: 7, precision: 'exact' });
  expect(toCount(7, 1)).toEqual({ value: 700, precision: 'about' });
});

test('US-08 a count that stops says so', () => {
  expect(toCappedCount(100, 100)).toEqual({ value: 100, precision: 'exact' });
  expect(toCappedCount(101, 100)).toEqual({ value: 100, precision: 'more-than' });
});
