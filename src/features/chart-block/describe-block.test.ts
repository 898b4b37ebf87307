import { expect, test } from 'vitest';
import type { Chart } from '#ui/chart/chart.ts';
import { blockData, yearView } from './block-for-tests.ts';
import { describeBlock, hasNothing, hidesValues, nameSeries, withoutSubject } from './describe-block.ts';

const NONE = new Set<string>();
const tulip = { key: 'tulip-50', name: 'Tulip 50', url: '', tone: 2 };
const withTulip = (own: (number | null)[], other: (number | null)[]) => ({
  ...yearView(blockData(own)),
  companions: [tulip],
  answers: { 'tulip-50': blockData(other) },
});
const valuesOf = ({ panes }: Chart) =>
  panes[0]?.series.map((series) => ('values' in series ? [...series.values] : series.kind));
const lengthOf = ({ x }: Chart) => (x.kind === 'time' ? x.times.length : -1);

test('CB-01 a line over its days; a day without a value has no position', () => {
  const chart = describeBlock(yearView(blockData([100, null, 101])), NONE);
  expect(valuesOf(chart)).toEqual([[100, 101]]);
  expect(lengthOf(chart)).toBe(2);
  expect(chart.panes[0]?.axes[0]).toMatchObject({ unit: 'value', hidesValues: false, hasZero: false });
});

test('CM-05 CM-07 compared series are aligned on all their days and shown as the change from the first value', () => {
  const chart = describeBlock(withTulip([100, 110, null, 90], [null, 0, 3]), NONE);
  expect(lengthOf(chart)).toBe(4);
  expect(valuesOf(chart)).toEqual([
    [0, 10, Number.NaN, -10],
    [Number.NaN, 0, 100, Number.NaN],
  ]);
  expect(chart.panes[0]?.axes[0]?.unit).toBe('percent');
});

test('CB-01 a hidden series is not drawn, and the others keep their colours', () => {
  const view = withTulip([1, 2], [3, 4]);
  const [own, other] = nameSeries(view);
  expect(other).toEqual({ id: 'with-tulip-50', name: 'Tulip 50', tone: 2, companion: 'tulip-50' });
  const chart = describeBlock(view, new Set([own?.id ?? '']));
  expect(chart.panes[0]?.series.map(({ id, tone }) => [id, tone])).toEqual([['with-tulip-50', 2]]);
});

test('CB-01 columns stand on zero', () => {
  const chart = describeBlock(yearView(blockData([4, 5], { graph_type: 'column' })), NONE);
  expect(chart.panes[0]?.series[0]?.kind).toBe('column');
  expect(chart.panes[0]?.axes[0]?.hasZero).toBe(true);
});

test('CB-01 four series of prices make candles', () => {
  const { series, ...rest } = blockData([4, 5]);
  const fields = ['open_price', 'max_price', 'min_price', 'last_price'];
  const four = series.flatMap((one) => fields.map((field) => ({ ...one, field })));
  const view = yearView({ ...rest, series: four, graph_type: 'candlestick' });
  expect(nameSeries(view).map(({ id }) => id)).toEqual(['candles']);
  expect(valuesOf(describeBlock(view, NONE))).toEqual(['candle']);
});

test('CB-07 a series without a unit hides the values of its axis', () => {
  const view = yearView(blockData([0, 1], { measure: null }));
  expect(hidesValues(view)).toBe(true);
  expect(describeBlock(view, NONE).panes[0]?.axes[0]?.hidesValues).toBe(true);
});

test('CB-09 no days, or none with a value, are nothing', () => {
  expect(hasNothing(describeBlock(yearView(blockData([])), NONE))).toBe(true);
  expect(hasNothing(describeBlock(yearView(blockData([null])), NONE))).toBe(true);
  expect(hasNothing(describeBlock(yearView(), NONE))).toBe(false);
});

const named = (name: string, subject: string | undefined) => {
  const view = yearView(blockData([1, 2]));
  const series = view.data.series.map((one) => ({ ...one, name }));
  const shown = withoutSubject({ ...view, data: { ...view.data, series } }, subject);
  return nameSeries(shown).map((one) => one.name);
};

test('CB-04 the name of the page is not said again by each of its series', () => {
  expect(named('Norvik 5% 2030: Price', 'Norvik 5% 2030')).toEqual(['Price']);
  expect(named('Amber 40', 'Amber 40')).toEqual(['Amber 40']);
  expect(named('Norvik 5% 2030: Price', undefined)).toEqual(['Norvik 5% 2030: Price']);
});

test('CM-05 values that are changes are written as percents, without a change of their own', () => {
  const [axis] = describeBlock(yearView(blockData([0, -6.74])), NONE, true).panes[0]?.axes ?? [];
  expect(axis?.unit).toBe('percent');
});
