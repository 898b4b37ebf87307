import { expect, test } from 'vitest';
import { shareOf } from './common-size.ts';
import { yearOnYear } from './year-on-year.ts';

test.each([
  { code: 'revenue', before: 80, now: 100, change: 25, why: 'revenue grows' },
  { code: 'cost_of_sales', before: -80, now: -100, change: 25, why: 'a higher cost grew' },
  { code: '2120', before: -80, now: -100, change: 25, why: 'so did one under RAS' },
  { code: '2.02', before: -50, now: -60, change: 20, why: 'and interest that a bank paid' },
  { code: 'cost_of_sales', before: -80, now: -60, change: -25, why: 'a lower cost fell' },
  { code: 'net_profit', before: -80, now: -100, change: null, why: 'a larger loss has no percentage' },
  { code: 'net_profit', before: 80, now: -10, change: null, why: 'nor has a profit that became a loss' },
  { code: 'income_tax', before: -5, now: 3, change: null, why: 'nor a tax that was paid back' },
  { code: 'revenue', before: 0, now: 3, change: null, why: 'nothing is compared with nothing' },
  { code: 'revenue', before: null, now: 3, change: null, why: 'the year before is unknown' },
])('IF-10 $why', ({ code, before, now, change }) => {
  expect(yearOnYear(code, before, now)).toBe(change);
});

test.each([
  { value: 25, base: 200, share: 12.5 },
  { value: -25, base: 200, share: -12.5 },
  { value: 25, base: 0, share: null },
  { value: 25, base: -3, share: null },
  { value: null, base: 200, share: null },
])('IF-10 $value of $base is $share percent', ({ value, base, share }) => {
  expect(shareOf(value, base)).toBe(share);
});
