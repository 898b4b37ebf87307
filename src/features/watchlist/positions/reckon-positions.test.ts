import { expect, test } from 'vitest';
import { reckonPositions } from './reckon-positions.ts';

const SHARE = { kind: 'stock', day: '2026-06-30', pieces: 10, last: 110, previous: 100, added: 100 } as const;

test('WL-03 a share that has not traded for weeks has its value and no result of the day', () => {
  const suspended = { ...SHARE, day: '2026-05-04' };
  const onHoliday = { ...SHARE, day: '2026-06-19' };
  expect(reckonPositions([suspended, onHoliday, SHARE])).toMatchObject([
    { value: 1100, change: 10, dayResult: null, totalResult: 100 },
    { dayResult: 100 },
    { dayResult: 100 },
  ]);
});

test('WL-03 alone on the list, its last trading day is that of the list', () => {
  expect(reckonPositions([{ ...SHARE, day: '2020-01-03' }])).toMatchObject([{ dayResult: 100 }]);
});

test('WL-03 a bond, which is quoted in percent, has no value by its pieces; its quantity stays', () => {
  const [bond] = reckonPositions([{ ...SHARE, kind: 'bond' }]);
  expect(bond).toMatchObject({
    pieces: 10,
    value: null,
    dayResult: null,
    totalResult: null,
    totalPercent: 10,
  });
});

test('WL-03 nothing watched, nothing traded: nothing to reckon', () => {
  expect(reckonPositions([])).toEqual([]);
  const untraded = { ...SHARE, day: null, last: null, previous: null, added: null };
  expect(reckonPositions([untraded])).toMatchObject([{ value: null, dayResult: null }]);
});
