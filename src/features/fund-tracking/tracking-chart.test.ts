import { expect, test } from 'vitest';
import { toTrackingChart, toTrackingShape } from './tracking-chart.ts';

const DAYS = [
  { day: '2026-01-05', fund: 20, index: 800 },
  { day: '2026-01-06', fund: 21, index: 848 },
  { day: '2026-01-07', fund: 22, index: 880 },
];

test('EP-03 both lines begin at 100, and the difference lies between them', () => {
  expect(toTrackingChart(DAYS)).toEqual({
    unit: 'value',
    days: ['2026-01-05', '2026-01-06', '2026-01-07'],
    fund: [100, 105, 110],
    index: [100, 106, 110],
    difference: [0, -1, 0],
  });
});

test('EP-03 CB-07 without values the curves keep their shape on one scale and show no number', () => {
  expect(toTrackingShape(toTrackingChart(DAYS))).toMatchObject({
    unit: 'none',
    fund: [0, 0.5, 1],
    index: [0, 0.6, 1],
    difference: [1, 0, 1],
  });
  const flat = DAYS.map(({ day }) => ({ day, fund: 5, index: 5 }));
  expect(toTrackingShape(toTrackingChart(flat)).difference).toEqual([0.5, 0.5, 0.5]);
});
