import { expect, test } from 'vitest';
import type { Chart } from '../chart.ts';
import { mapChart, priceChart } from './chart-for-tests.ts';
import { isSameView } from './is-same-view.ts';

const month = priceChart([1, 2, 3, 4]);
const candles: Chart = {
  ...month,
  panes: month.panes.map((pane) => ({
    ...pane,
    series: pane.series.map((one) => ({ ...one, id: `${one.id}-2` })),
  })),
};

const CASES: readonly { what: string; to: Chart; isSame: boolean }[] = [
  { what: 'another price of the last day', to: priceChart([1, 2, 3, 5]), isSame: true },
  { what: 'another day', to: priceChart([1, 2, 3, 4, 5]), isSame: false },
  { what: 'other series', to: candles, isSame: false },
  { what: 'changes in percent', to: priceChart([1, 2, 3, 4], { unit: 'percent' }), isSame: false },
  { what: 'values that are hidden', to: priceChart([1, 2, 3, 4], { hidesValues: true }), isSame: false },
  { what: 'a map', to: mapChart(), isSame: false },
];
test.each(CASES)('of a chart with $what the drawing is the same: $isSame', ({ to, isSame }) => {
  expect(isSameView(month, to)).toBe(isSame);
});
