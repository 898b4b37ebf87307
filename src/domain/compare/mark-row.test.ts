import { expect, test } from 'vitest';
import { isSame, markRow } from './mark-row.ts';

test.each([
  { why: 'the highest yield is best', values: [5, 7, 6], better: 'high', marks: ['worst', 'best', null] },
  { why: 'the lowest cost is best', values: [0.2, 0.1], better: 'low', marks: ['worst', 'best'] },
  { why: 'equals share a mark', values: [3, 3, 1], better: 'high', marks: ['best', 'best', 'worst'] },
  { why: 'what is unknown has none', values: [null, 2, 1], better: 'low', marks: [null, 'worst', 'best'] },
  { why: 'all equal have none', values: [4, 4], better: 'high', marks: [null, null] },
  { why: 'one value is compared with nothing', values: [4, null], better: 'high', marks: [null, null] },
  { why: 'a maturity is neither good nor bad', values: [1, 2], better: null, marks: [null, null] },
] as const)('RD-01 in a comparison $why', ({ values, better, marks }) => {
  expect(markRow(values, better)).toEqual(marks);
});

test.each([
  { values: ['EUR', 'EUR'], same: true },
  { values: ['EUR', 'USD'], same: false },
  { values: [null, null], same: true },
  { values: ['***', '***'], same: false },
  { values: ['EUR'], same: false },
])('RD-01 a row of $values differs in nothing: $same', ({ values, same }) => {
  expect(isSame(values, (value) => value === '***')).toBe(same);
});
