import { expect, test } from 'vitest';
import { computePositions } from './compute-positions.ts';

const SHARE = {
  day: '2026-06-30',
  quantity: 10,
  last: 110,
  previous: 100,
  added: 100,
  worth: 1,
  accrued: 0,
} as const;

test('WL-03 a share that has not traded for weeks has its value and no result of the day', () => {
  const suspended = { ...SHARE, day: '2026-05-04' };
  const onHoliday = { ...SHARE, day: '2026-06-19' };
  expect(computePositions([suspended, onHoliday, SHARE])).toMatchObject([
    { value: 1100, change: 10, dayResult: null, totalResult: 100 },
    { dayResult: 100 },
    { dayResult: 100 },
  ]);
});

test('WL-03 alone on the list, its last trading day is that of the list', () => {
  expect(computePositions([{ ...SHARE, day: '2020-01-03' }])).toMatchObject([{ dayResult: 100 }]);
});

test('WL-03 a bond is worth its price in percent of the outstanding principal, with what has accrued', () => {
  const [bond] = computePositions([{ ...SHARE, last: 99, previous: 98, added: 90, worth: 5, accrued: 12.5 }]);
  expect(bond).toMatchObject({
    value: 5075,
    changeMoney: 5,
    dayResult: 50,
    totalResult: 450,
    totalPercent: 10,
  });
});

test('WL-03 what nobody knows the worth of keeps its quantity and its percentages', () => {
  const [index] = computePositions([{ ...SHARE, worth: null }]);
  expect(index).toMatchObject({
    quantity: 10,
    value: null,
    dayResult: null,
    totalResult: null,
    totalPercent: 10,
  });
});

test('WL-03 nothing watched, nothing traded: nothing to compute', () => {
  expect(computePositions([])).toEqual([]);
  const untraded = { ...SHARE, day: null, last: null, previous: null, added: null };
  expect(computePositions([untraded])).toMatchObject([{ value: null, dayResult: null }]);
});
