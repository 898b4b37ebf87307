import { expect, test } from 'vitest';
import { moveTo } from './moved-days.ts';

const idle = {
  isEmpty: true,
  lastDay: '2026-03-05',
  from: '2026-05-30',
  isChosen: false,
  iteration: 0,
  today: '2026-06-30',
};

test.each([
  { why: 'days without trading move to the last trading day', changes: {}, to: '2026-03-05' },
  { why: 'which may be today', changes: { lastDay: '2026-06-30', from: '2026-07-01' }, to: 2 },
  { why: 'they move a third time', changes: { iteration: 2 }, to: '2026-03-05' },
  { why: 'and never a fourth', changes: { iteration: 3 }, to: 'nowhere' },
  { why: 'days with trading stay', changes: { isEmpty: false }, to: null },
  { why: 'days that the reader chose stay', changes: { isChosen: true }, to: null },
  { why: 'even after many moves', changes: { isChosen: true, iteration: 3 }, to: null },
  { why: 'a share that never traded has nowhere to move to', changes: { lastDay: null }, to: null },
  { why: 'days before the first trading are not moved', changes: { lastDay: '2026-06-01' }, to: null },
])('CH-07 $why', ({ changes, to }) => {
  expect(moveTo({ ...idle, ...changes })).toBe(to);
});
