import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

test.each([
  { value: { a: [1, 'b', null, true, -2.5], ключ: '值' }, isKept: true },
  { value: deep(8), isKept: true },
  { value: deep(9), isKept: false },
  { value: { a: 'x\u0000y' }, isKept: false },
  { value: { 'x\u0000': 1 }, isKept: false },
  { value: { a: '\ud800' }, isKept: false },
  { value: { a: 1e300 }, isKept: false },
  { value: { a: 1e-300 }, isKept: false },
  { value: { a: Number.POSITIVE_INFINITY }, isKept: false },
  { value: { a: undefined }, isKept: false },
])('US-01 settings are JSON that the store holds as it is: $isKept for $value', ({ value, isKept }) => {
  expect(isStorable(value)).toBe(isKept);
});
