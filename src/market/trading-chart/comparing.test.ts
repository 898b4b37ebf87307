import { expect, test } from 'vitest';
import type { ChartState, NamedId } from './chart-state.ts';
import { isShown } from './comparing.ts';
import { indexOf, seriesOf, startOf, TRADED } from './series-for-tests.ts';
import { createChart, reduceChart } from './trading-chart.ts';

const paid = createChart(7, 1, startOf(), 'paid');
const INDEX = { kind: 'index', id: 30, name: 'Index 30' } as const;
const stock = (id: number) => ({ kind: 'stock', id, venueId: 1, name: `Share ${id}` }) as const;
const add = (state: ChartState, ...all: readonly NamedId[]) =>
  all.reduce((chart, compared) => reduceChart(chart, { type: 'added', compared }), state);

test.each([{ viewer: 'anonymous' }, { viewer: 'signed-in' }] as const)(
  'CM-03 a reader who is $viewer is shown what is needed',
  ({ viewer }) => {
    const requested = add(createChart(7, 1, startOf(), viewer), stock(8));
    expect(requested).toMatchObject({ isDenied: true, joining: [] });
    expect(reduceChart(requested, { type: 'dialog-closed' }).isDenied).toBe(false);
  },
);

test('CM-02 the share itself is one of the ten stocks', () => {
  const nine = add(paid, ...Array.from({ length: 9 }, (_, at) => stock(100 + at)));
  expect(nine.joining).toHaveLength(9);
  expect(nine.message).toBeNull();
  expect(add(nine, stock(200))).toMatchObject({ joining: nine.joining, message: 'max_stocks_in_compare' });
  expect(add(nine, INDEX).message).toBeNull();
});

test('CM-02 there are ten indexes at most', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...INDEX, id: 30 + at }));
  const full = add(paid, ...ten);
  expect(full.message).toBeNull();
  expect(add(full, { ...INDEX, id: 50 }).message).toBe('max_indexes_in_compare');
});

test('CM-02 a pair that is shown or on its way is ignored; the same share on another venue is not', () => {
  expect(add(paid, stock(7))).toBe(paid);
  const once = add(paid, stock(8));
  expect(add(once, stock(8))).toBe(once);
  expect(isShown(paid, { kind: 'stock', id: 7, venueId: 2 })).toBe(false);
});

test('CM-06 whoever comes gets the first colour that is free', () => {
  const three = add(paid, stock(8), stock(9), INDEX);
  expect(three.joining.map(({ tone }) => tone)).toEqual([2, 3, 4]);
  const without = reduceChart(three, { type: 'removed', compared: stock(9) });
  expect(add(without, stock(10)).joining.at(-1)).toMatchObject({ id: 10, tone: 3 });
});

test('CM-01 an index whose data cannot be loaded is taken back without a word', () => {
  const failed = reduceChart(add(paid, INDEX), { type: 'join-failed', request: 0, compared: INDEX });
  expect(failed).toMatchObject({ joining: [], compared: [], message: null, series: paid.series });
});

test('CM-02 one without data is taken back with null_compare_data', () => {
  const requested = add(paid, INDEX);
  const loaded = { series: [], indexes: [indexOf(30, [['2026-11-13', null]])] };
  const empty = reduceChart(requested, { type: 'joined', request: 0, compared: INDEX, loaded });
  expect(empty).toMatchObject({ joining: [], compared: [], message: 'null_compare_data' });
});

test('CM-01 data of other days than those that are shown now comes too late', () => {
  const requested = reduceChart(add(paid, INDEX), { type: 'period-chosen', period: 4 });
  const loaded = { series: [], indexes: [indexOf(30, TRADED)] };
  expect(reduceChart(requested, { type: 'joined', request: 0, compared: INDEX, loaded })).toBe(requested);
});

test('CM-01 what an address names by number is called as the answer calls it', () => {
  const start = startOf({
    compared: [
      { kind: 'stock', id: 8, venueId: 1 },
      { kind: 'index', id: 30 },
    ],
    series: [seriesOf([7, 1], TRADED), seriesOf([8, 1], TRADED)],
    indexes: [indexOf(30, TRADED)],
  });
  expect(createChart(7, 1, start, 'paid').compared.map(({ name }) => name)).toEqual([
    'Share 8 (Venue 1)',
    'Index 30',
  ]);
});

test('CM-02 a period in which one of them has no data says so and keeps it', () => {
  const start = startOf({ compared: [{ kind: 'index', id: 30 }], indexes: [indexOf(30, [])] });
  expect(createChart(7, 1, start, 'paid')).toMatchObject({
    message: 'null_compare_data',
    compared: [{ id: 30 }],
  });
});
