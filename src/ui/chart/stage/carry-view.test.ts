import { expect, test } from 'vitest';
import { carryView, viewOf } from './carry-view.ts';
import { mapChart, priceChart } from './chart-for-tests.ts';
import { viewStep } from './view.ts';

const days = (count: number) => priceChart(Array.from({ length: count }, (_, day) => day + 1));
const month = days(30);
const zoomed = viewStep(viewOf(month, undefined), { is: 'chosen', window: { from: 10, to: 20 } });

test.each([
  {
    why: 'all of a chart stays all of it',
    view: viewOf(month, undefined),
    to: days(60),
    from: -0.5,
    till: 59.5,
  },
  { why: 'the dates stay when there are more of them', view: zoomed, to: days(60), from: 10, till: 20 },
  { why: 'dates that are gone show all that is there', view: zoomed, to: days(15), from: -0.5, till: 14.5 },
])('CM-01 when data change, $why', ({ view, to, from, till }) => {
  const { window } = carryView(view, month, to, undefined);
  expect(window.from).toBeCloseTo(from);
  expect(window.to).toBeCloseTo(till);
});

test('CM-01 when days are inserted, the window keeps its dates', () => {
  const every = days(31);
  const other = priceChart([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  const second = {
    ...other,
    x: {
      ...every.x,
      times: 'times' in every.x ? every.x.times.filter((_, day) => day % 2 === 0) : new Float64Array(),
    },
  };
  const view = viewStep(viewOf(second, undefined), { is: 'chosen', window: { from: 4, to: 10 } });
  const { window } = carryView(view, second, every, undefined);
  expect([window.from, window.to]).toEqual([8, 20]);
});

test('CB-06 a map keeps its window when points come and go, and another kind of axis begins anew', () => {
  const map = mapChart();
  const view = viewStep(viewOf(map, undefined), { is: 'zoomed', factor: 4, about: 5 });
  expect(carryView(view, map, mapChart(true), undefined).window).toEqual(view.window);
  const other = { ...map, x: { ...map.x, title: 'Maturity' } };
  expect(carryView(view, map, other, undefined)).toEqual(viewOf(other, undefined));
  expect(carryView(view, map, month, undefined).window).toEqual({ from: -0.5, to: 29.5 });
});
