import { expect, test } from 'vitest';
import { day } from '#market/trading-chart/series-for-tests.ts';
import type { Chart } from '#ui/chart/chart.ts';
import { homeWindow } from './home-window.ts';

const chart: Chart = {
  x: {
    kind: 'time',
    times: Float64Array.from(['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'], day),
    precision: 'day',
  },
  panes: [],
};

test.each([
  { from: '2026-11-10', to: '2026-11-13', window: { from: 1, to: 3 }, why: 'the end of the history' },
  { from: '2026-11-09', to: '2026-11-11', window: { from: 0, to: 1 }, why: 'its beginning' },
  { from: '2026-11-01', to: '2026-11-30', window: null, why: 'all of it needs no window' },
  { from: '2026-11-11', to: '2026-11-11', window: null, why: 'days without trading have none' },
  { from: '2027-01-01', to: '2027-02-01', window: null, why: 'nor have days to come' },
])('CH-01 the stock-style view begins with its days: $why', ({ from, to, window }) => {
  expect(homeWindow(chart, { from, to })).toEqual(window);
});
