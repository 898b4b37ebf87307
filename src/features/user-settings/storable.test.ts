import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

test.each([
  { value: { a: [1, 'b', null, true, -2.5], ключ: '值' }, isStored: true },
  { value: deep(8), isStored: true },
  { value: deep(9), isStored: false },
  { value: { a: 'x\u0000y' }, isStored: false },
  { value: { 'x\u0000': 1 }, isStored: false },
  { value: { a: '\ud800' }, isStored: false },
  { value: { a: 1e300 }, isStored: false },
  { value: { a: 1e-300 }, isStored: false },
  { value: { a: Number.POSITIVE_INFINITY }, isStored: false },
  { value: { a: undefined }, isStored: false },
])('US-01 settings are JSON that the store holds as it is: $isStored for $value', ({ value, isStored }) => {
  expect(isStorable(value)).toBe(isStored);
});
