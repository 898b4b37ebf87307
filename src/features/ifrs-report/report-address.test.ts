import { expect, test } from 'vitest';
import { findStatementView, withStatementView } from '#domain/statements/statement-view.ts';
import { findPeriod, periodHref, withPeriod } from './report-address.ts';

test.each([
  { search: '?ifrs=2', period: 2 },
  { search: '?ras=1&ifrs=4', period: 4 },
  { search: '', period: null },
  { search: '?ifrs=', period: null },
  { search: '?ifrs=0', period: null },
  { search: '?ifrs=two', period: null },
  { search: '?ifrs=quarter', period: 5 },
  { search: '?ifrs=ltm', period: 6 },
  { search: '?ifrs=-1', period: null },
])('IF-01 the address $search requests the period $period', ({ search, period }) => {
  expect(findPeriod(search)).toBe(period);
});

test('IF-01 the period stands in the address beside everything else', () => {
  expect(withPeriod('http://x.example/deu/company/a/?ras=1#ifrs', 3)).toBe(
    'http://x.example/deu/company/a/?ras=1&ifrs=3#ifrs',
  );
  expect(withPeriod('http://x.example/company/a/?ifrs=1', 3)).toBe('http://x.example/company/a/?ifrs=3');
});

test('IF-10 a link holds the period and the view, and both are found again', () => {
  const view = { show: 'share', unit: 1000, currency: null, lines: ['revenue', 'net_profit'] } as const;
  const href = periodHref(6, view);
  expect(href).toBe('?ifrs=ltm&ifrs_show=share&ifrs_unit=1000&ifrs_lines=revenue,net_profit#ifrs');
  const { search } = new URL(href, 'http://x.example/');
  expect([findPeriod(search), findStatementView(search, 'ifrs')]).toEqual([6, view]);
  expect(
    withStatementView(`http://x.example/a/?ras=1&ifrs=2${search.slice(1)}`, 'ifrs', {
      ...view,
      show: 'amount',
      lines: [],
    }),
  ).toContain('ras=1');
});

test('IF-01 what a link names is found again', () => {
  expect(findPeriod(new URL(periodHref(4), 'http://x.example/').search)).toBe(4);
});
