import { expect, test } from 'vitest';
import { reportTableForTests } from '#market/statements/report-table-for-tests.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { fullYearsOf, hasFullYears } from './full-years.ts';

test('IF-05 full years keep their columns, in the open lines and in the closed ones', () => {
  const years = fullYearsOf(reportTableForTests('rsbu_balance', 'Balance sheet', true));
  expect(years.scroll_head.map(({ date }) => date)).toEqual(['2025-12-31']);
  expect(years.scroll_body).toEqual([[1012]]);
  expect(years.closed_data).toMatchObject({ scroll_body: [[2012]] });
});

test('IF-05 what is shut stays shut', () => {
  const table = reportTableForTests('rsbu_balance', 'Balance sheet', false);
  expect(fullYearsOf(table).closed_data).toBe(ASTERISKS);
});

test.each([
  { months: [3, 12, 9], has: true, why: 'years among other periods can be chosen' },
  { months: [12, 12], has: false, why: 'years alone leave no choice' },
  { months: [3, 6], has: false, why: 'nor does a report without a full year' },
])('IF-05 $why', ({ months, has }) => {
  const [head] = reportTableForTests('rsbu_balance', 'Balance sheet', true).scroll_head;
  if (!head) throw new Error('there is a head');
  expect(hasFullYears({ scroll_head: months.map((count) => ({ ...head, months: count })) })).toBe(has);
});
