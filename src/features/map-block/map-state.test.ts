import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trendPoints } from '#ui/chart-tools/trend/chart-trend.ts';
import { withGroupCurves } from '#ui/chart-tools/trend/draw-trend.ts';
import { countLeftOut, describeMap } from './describe-map.ts';
import { type MapPoint, MOST_ADDED, readPoint } from './map-points.ts';
import { FRESH_MAP, type MapEvent, type MapState, reduceMap, shownPoints } from './map-state.ts';

const BONDS: MapPoint[] = ['a', 'b', 'c'].map((id, at) => ({
  id,
  name: id,
  x: at + 1,
  y: 5 + at,
  group: 'EUR',
}));
const typed = (duration: string, yields: string, name = 'Mine') =>
  readPoint({ name, duration, yield: yields });
const MINE = { name: 'Mine', duration: 2, yield: 9 };
const after = (...events: MapEvent[]) => events.reduce(reduceMap, FRESH_MAP);
const ids = (state: MapState) =>
  shownPoints(BONDS, state)
    .map(({ id }) => id)
    .join();
const choose = (id: string): MapEvent => ({ type: 'point-chosen', id });
const DELETING: MapEvent = { type: 'delete-toggled' };

test.each([
  ['1.234', '5.67849', { duration: 1.23, yield: 5.678 }],
  ['1,005', '2,0005', { duration: 1.01, yield: 2.001 }],
  ['0', '−1.23456', { duration: 0, yield: -1.235 }],
  [' 12 ', '8 %', { duration: 12, yield: 8 }],
  ['.5', '１０', { duration: 0.5, yield: 10 }],
] as const)('CB-06 a point at %s and %s is rounded to two and three decimals', (duration, yields, point) => {
  expect(typed(duration, yields)).toEqual({ outcome: 'read', point: { name: 'Mine', ...point } });
});

test.each([
  ['', '5', { duration: 'no_number' }],
  ['two', '5..1', { duration: 'no_number', yield: 'no_number' }],
  ['-0.1', '5', { duration: 'out_of_range' }],
  ['100.1', '-1000.1', { duration: 'out_of_range', yield: 'out_of_range' }],
  ['1e3', 'NaN', { duration: 'no_number', yield: 'no_number' }],
] as const)('CB-06 a point at "%s" and "%s" is refused field by field', (duration, yields, faults) => {
  expect(typed(duration, yields)).toEqual({ outcome: 'faulty', faults });
});

test('CB-06 a point has a name', () => {
  expect(typed('1', '2', '  ')).toEqual({ outcome: 'faulty', faults: { name: 'no_name' } });
});

test('CB-06 whatever is typed is read or refused, and what is read is a position on the map', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-−0-9., %]{0,12}$/), (name, text) => {
      const read = readPoint({ name, duration: text, yield: text });
      if (read.outcome === 'faulty') return;
      expect(read.point.duration).toBeGreaterThanOrEqual(0);
      expect(Number(read.point.duration.toFixed(2))).toBe(read.point.duration);
      expect(Number(read.point.yield.toFixed(3))).toBe(read.point.yield);
    }),
  );
});

test.each<{ why: string; events: MapEvent[]; shows: string }>([
  { why: 'choosing a point does nothing by itself', events: [choose('b')], shows: 'a,b,c' },
  { why: 'in delete mode it goes', events: [DELETING, choose('b')], shows: 'a,c' },
  {
    why: 'and out of it, it stays away',
    events: [DELETING, choose('b'), DELETING, choose('a')],
    shows: 'a,c',
  },
  {
    why: 'the last one comes back first',
    events: [DELETING, choose('b'), choose('a'), { type: 'undone' }],
    shows: 'a,c',
  },
  {
    why: 'a point is taken away once',
    events: [DELETING, choose('b'), choose('b'), { type: 'undone' }],
    shows: 'a,b,c',
  },
  { why: 'there may be nothing to undo', events: [{ type: 'undone' }], shows: 'a,b,c' },
  {
    why: 'all come back at once',
    events: [DELETING, choose('b'), choose('a'), { type: 'all-restored' }],
    shows: 'a,b,c',
  },
  {
    why: 'what has another position on other axes is added all the same',
    events: [{ type: 'point-added', point: { ...MINE, origin: '7.5~2' } }],
    shows: 'a,b,c,added-1',
  },
  { why: 'a point is added', events: [{ type: 'point-added', point: MINE }], shows: 'a,b,c,added-1' },
  {
    why: 'an added one is taken away like any other',
    events: [
      { type: 'point-added', point: MINE },
      { type: 'point-removed', id: 'added-1' },
      { type: 'point-added', point: MINE },
    ],
    shows: 'a,b,c,added-2',
  },
])('CB-06 $why', ({ events, shows }) => {
  expect(ids(after(...events))).toBe(shows);
});

test('CB-06 a map takes so many added points and no more', () => {
  const many = Array.from({ length: MOST_ADDED + 3 }, (): MapEvent => ({ type: 'point-added', point: MINE }));
  expect(after(...many).added).toHaveLength(MOST_ADDED);
  expect(
    after(...many, { type: 'point-removed', id: 'added-1' }, { type: 'point-added', point: MINE }).added,
  ).toHaveLength(MOST_ADDED + 1);
});

const LABELS: MapEvent = { type: 'labels-toggled' };
const ALL_LABELS: MapEvent = { type: 'all-labels-toggled' };
test.each<{ events: MapEvent[]; labels: boolean; all: boolean; why: string }>([
  { events: [], labels: true, all: false, why: 'a map begins with the labels that do not collide' },
  { events: [LABELS], labels: false, all: false, why: 'labels go' },
  { events: [ALL_LABELS], labels: true, all: true, why: 'every label comes' },
  { events: [LABELS, ALL_LABELS], labels: true, all: true, why: 'all labels are labels' },
  { events: [ALL_LABELS, LABELS], labels: false, all: false, why: 'no labels are not all labels' },
  { events: [ALL_LABELS, ALL_LABELS], labels: true, all: false, why: 'and back' },
])('CB-06 $why', ({ events, labels, all }) => {
  expect(after(...events)).toMatchObject({ hasLabels: labels, hasAllLabels: all });
});

test('NU-07 CB-06 RD-05 own points stand on the map but not in its trend', () => {
  const words = {
    x: { title: 'x', decimals: 0 },
    y: { title: 'y', decimals: 0 },
    groupName: (id: string) => id,
  };
  const state = after({ type: 'point-added', point: MINE });
  const chart = describeMap(BONDS, state, words);
  expect(chart.panes[0]?.series.map(({ id }) => id)).toContain('added');
  expect([...Array.from(trendPoints(chart).xs)]).toEqual(BONDS.map(({ x }) => x));
});

test('RD-05 a logarithmic axis shows what is above zero, counts what it cannot show, and never stands for hidden values', () => {
  const points = [-1, 0, 0.5, 40].map((y, at) => ({ id: `${at}`, name: `${at}`, group: 'EUR', x: at, y }));
  const words = {
    x: { title: 'Duration', decimals: 2 },
    y: { title: 'Yield', decimals: 2 },
    groupName: (id: string) => id,
  };
  const state = reduceMap(FRESH_MAP, { type: 'scale-toggled' });
  const paneOf = (hidesValues: boolean) => describeMap(points, state, { ...words, hidesValues }).panes[0];
  const [series] = paneOf(false)?.series ?? [];
  expect(paneOf(false)?.axes[0]?.scale).toBe('log');
  expect(series?.kind === 'dots' && [...series.ys]).toEqual([NaN, NaN, 0.5, 40]);
  expect(countLeftOut(points, state)).toBe(2);
  expect(countLeftOut(points, FRESH_MAP)).toBe(0);
  expect(paneOf(true)?.axes[0]?.scale).toBe('linear');
  expect(reduceMap(state, { type: 'scale-toggled' })).toEqual(FRESH_MAP);
});

const SELECTING: MapEvent = { type: 'select-toggled' };
test.each<{ why: string; events: MapEvent[]; selected: string }>([
  { why: 'a press selects nothing by itself', events: [choose('b')], selected: '' },
  { why: 'it selects in the mode for it', events: [SELECTING, choose('b')], selected: 'b' },
  { why: 'a second press takes it back', events: [SELECTING, choose('b'), choose('b')], selected: '' },
  {
    why: 'a rectangle adds to what is selected, each once',
    events: [SELECTING, choose('c'), { type: 'points-framed', ids: ['a', 'c'] }],
    selected: 'c,a',
  },
  {
    why: 'removing points ends selecting, and the selection stays',
    events: [SELECTING, choose('b'), DELETING, choose('c')],
    selected: 'b',
  },
  {
    why: 'one is taken off the list',
    events: [
      { type: 'points-framed', ids: ['a', 'b'] },
      { type: 'point-deselected', id: 'a' },
    ],
    selected: 'b',
  },
  {
    why: 'or all',
    events: [{ type: 'points-framed', ids: ['a', 'b'] }, { type: 'deselected' }],
    selected: '',
  },
])('RD-12 $why', ({ events, selected }) => {
  expect(after(...events).selected.join()).toBe(selected);
});

const WORDS = {
  x: { title: 'x', decimals: 0 },
  y: { title: 'y', decimals: 0 },
  groupName: (id: string) => id,
};
const dotsOf = (state: MapState, hidesValues = false) =>
  describeMap(BONDS, state, { ...WORDS, hidesValues }).panes[0]?.series.find(({ kind }) => kind === 'dots');

test('RD-12 a selected bond has a ring and its label comes first, then own points, then the largest issues', () => {
  const state = after({ type: 'points-framed', ids: ['c'] }, { type: 'point-added', point: MINE });
  expect(dotsOf(state)).toMatchObject({ ranks: [1, 2, -1], marked: [2] });
  const own = describeMap(BONDS, state, WORDS).panes[0]?.series.find(({ id }) => id === 'added');
  expect(own).toMatchObject({ ranks: [0], marked: [] });
});

test('RD-12 a logarithmic X axis keeps the trend of the numbers, and never stands for hidden values', () => {
  const state = after({ type: 'x-scale-toggled' });
  const chart = describeMap(BONDS, state, WORDS);
  expect(chart.x).toMatchObject({ isLog: true });
  expect(dotsOf(state)).toMatchObject({ xs: Float64Array.of(Math.log(1), Math.log(2), Math.log(3)) });
  expect(Array.from(trendPoints(chart).xs, (x) => Math.round(x))).toEqual([1, 2, 3]);
  expect(dotsOf(state, true)).toMatchObject({ xs: Float64Array.of(1, 2, 3) });
  expect(countLeftOut([{ id: 'd', name: 'd', group: 'EUR', x: 0, y: 4 }], state)).toBe(1);
});

test('RD-12 a curve goes through each group with three bonds, in its colour, and none through own points', () => {
  const others = [1, 2].map((x) => ({ id: `u${x}`, name: 'u', group: 'USD', x, y: x }));
  const state = after(...[1, 2, 3].map((): MapEvent => ({ type: 'point-added', point: MINE })));
  for (const events of [[], [{ type: 'x-scale-toggled' } as const]]) {
    const chart = describeMap([...BONDS, ...others], events.reduce(reduceMap, state), WORDS);
    const curves = withGroupCurves(chart, 'linear').panes[0]?.series.filter(({ kind }) => kind === 'curve');
    expect(curves?.map(({ id, tone }) => [id, tone])).toEqual([['curve-EUR', 1]]);
    const [curve] = curves ?? [];
    const [last] = curve?.kind === 'curve' ? Array.from(curve.ys).slice(-1) : [];
    expect(last).toBeCloseTo(7, 6);
  }
});
