import { expect, test } from 'vitest';
import { toPeriodSpan, toSpan } from './requested-days.ts';

const TODAY = '2026-06-30';

test.each([
  { begin: '2026-01-01', end: '2026-02-01', from: '2026-01-01', to: '2026-02-01', why: 'days as requested' },
  { begin: null, end: null, from: '2016-06-30', to: TODAY, why: 'ten years up to today without any' },
  { begin: null, end: '2020-01-15', from: '2010-01-15', to: '2020-01-15', why: 'ten years up to an end' },
  { begin: '2020-01-01', end: null, from: '2020-01-01', to: TODAY, why: 'from a start until today' },
  { begin: '2016-06-30', end: TODAY, from: '2016-06-30', to: TODAY, why: 'ten years to the day' },
])('CB-03 $why', ({ begin, end, from, to }) => {
  expect(toSpan(begin, end, TODAY)).toEqual({ from, to });
});

test.each([
  { begin: '2016-06-29', end: TODAY, code: 'graph_period_too_long' },
  { begin: '2026-07-01', end: TODAY, code: 'graph_period_start_incorrect' },
  { begin: '2026-07-01', end: null, code: 'graph_period_start_incorrect' },
])('CB-03 CB-09 $begin to $end is refused as $code', ({ begin, end, code }) => {
  expect(() => toSpan(begin, end, TODAY)).toThrow(expect.objectContaining({ code }));
});

test.each([
  { id: 1, from: '2026-05-30' },
  { id: 2, from: '2026-03-30' },
  { id: 3, from: '2025-12-30' },
  { id: 4, from: '2025-06-30' },
  { id: 5, from: '2023-06-30' },
  { id: 6, from: '0001-01-01' },
])('CB-02 tab $id begins on $from', ({ id, from }) => {
  expect(toPeriodSpan(id, TODAY)).toEqual({ from, to: TODAY });
});

test('CB-02 a tab that no block has is refused', () => {
  expect(() => toPeriodSpan(99, TODAY)).toThrow(expect.objectContaining({ code: 'bad_request' }));
});
