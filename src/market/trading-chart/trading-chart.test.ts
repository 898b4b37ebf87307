import { expect, test } from 'vitest';
import { DEFAULT_SELECTION } from './chart-address.ts';
import type { ChartEvent } from './chart-event.ts';
import type { ChartState, Loaded } from './chart-state.ts';
import { hasIntraday, isComparing, isMoved, selectionOf } from './chart-state.ts';
import { indexOf, seriesOf, startOf, TRADED } from './series-for-tests.ts';
import { createChart, reduceChart } from './trading-chart.ts';

const EMPTY: Loaded = { series: [], indexes: [] };
const OWN: Loaded = { series: startOf().series, indexes: [] };
const OTHER = { kind: 'stock', id: 8, venueId: 2, name: 'Share 8' } as const;
const INDEX = { kind: 'index', id: 30, name: 'Index 30' } as const;

const paid = createChart(7, 1, startOf(), 'paid');
const after = (...events: readonly ChartEvent[]) => events.reduce(reduceChart, paid);
const year: ChartEvent = { type: 'period-chosen', period: 4 };
const compared = after(
  { type: 'added', compared: OTHER },
  {
    type: 'joined',
    request: 0,
    compared: OTHER,
    loaded: { series: [seriesOf([8, 2], TRADED)], indexes: [] },
  },
);

interface Row {
  readonly rule: string;
  readonly from?: ChartState;
  readonly events: readonly ChartEvent[];
  readonly becomes: Partial<ChartState>;
}

test.each<Row>([
  {
    rule: 'CH-04 a tab sets the period, clears the series and the arbitrary flag, and reloads',
    from: after({ type: 'days-chosen', days: { from: '2026-01-01', to: '2026-02-01' } }),
    events: [year],
    becomes: { period: 4, from: '2025-11-13', isArbitrary: false, series: [], phase: 'loading', request: 2 },
  },
  {
    rule: 'CH-05 custom days leave no tab current',
    events: [{ type: 'days-chosen', days: { from: '2026-01-01', to: '2026-02-01' } }],
    becomes: { period: null, isArbitrary: true, from: '2026-01-01', phase: 'loading', series: [] },
  },
  {
    rule: 'CH-05 a start after the end is not requested',
    events: [{ type: 'days-chosen', days: { from: '2026-02-02', to: '2026-02-01' } }],
    becomes: { phase: 'shown', message: 'graph_period_start_incorrect', period: null, series: OWN.series },
  },
  {
    rule: 'CH-05 nothing found says so',
    events: [year, { type: 'arrived', request: 1, loaded: EMPTY }],
    becomes: { phase: 'shown', message: 'no_graph_data' },
  },
  {
    rule: 'CH-07 an answer of 206 moves the dates and asks again',
    events: [year, { type: 'moved', request: 1, to: '2024-05-31' }],
    becomes: {
      period: null,
      from: '2023-05-31',
      to: '2024-05-31',
      iteration: 1,
      phase: 'loading',
      request: 2,
    },
  },
  {
    rule: 'CH-07 an answer of 2 means today',
    events: [year, { type: 'moved', request: 1, to: 2 }],
    becomes: { period: null, from: '2025-11-15', to: '2026-11-15', isArbitrary: false },
  },
  {
    rule: 'CH-07 it never loops for ever',
    events: [year, ...[1, 2, 3, 4].map((request) => ({ type: 'moved', request, to: '2024-05-31' }) as const)],
    becomes: { phase: 'shown', iteration: 3, message: 'no_graph_data', series: [] },
  },
  {
    rule: 'CH-04 a new tab begins to count anew',
    events: [year, { type: 'moved', request: 1, to: 2 }, { type: 'period-chosen', period: 2 }],
    becomes: { iteration: 0, period: 2 },
  },
  {
    rule: 'CH-09 extended begins at one month and compares nothing',
    from: reduceChart(compared, year),
    events: [{ type: 'type-chosen', chart: 'extended' }],
    becomes: { type: 'extended', period: 1, from: '2026-10-13', compared: [], joining: [], phase: 'loading' },
  },
  {
    rule: 'CH-09 extended has no series for whoever has not signed in',
    from: createChart(7, 1, startOf(), 'anonymous'),
    events: [{ type: 'type-chosen', chart: 'extended' }],
    becomes: { type: 'extended', phase: 'shown', series: [], message: null },
  },
  {
    rule: 'CH-09 there is no current day among candles',
    events: [
      { type: 'type-chosen', chart: 'extended' },
      { type: 'period-chosen', period: 0 },
    ],
    becomes: { period: 1 },
  },
  {
    rule: 'CH-01 the table shows the days of the chart, which stays loaded',
    events: [{ type: 'view-chosen', view: 'chart', mode: 'table' }],
    becomes: { mode: 'table', period: 1, phase: 'shown', series: OWN.series, request: 0 },
  },
  {
    rule: 'CH-01 from the table of the days the archive is one step away, and the chart stays loaded',
    events: [
      { type: 'view-chosen', view: 'chart', mode: 'table' },
      { type: 'view-chosen', view: 'archive', mode: 'chart' },
    ],
    becomes: { view: 'archive', mode: 'chart', phase: 'shown', series: OWN.series, request: 0 },
  },
  {
    rule: 'CH-01 the archive is a view beside the chart',
    events: [{ type: 'view-chosen', view: 'archive' }],
    becomes: { view: 'archive', phase: 'shown', series: OWN.series, request: 0 },
  },
  {
    rule: 'CH-01 from the archive to the stock-style chart the history is loaded',
    events: [
      { type: 'view-chosen', view: 'archive' },
      { type: 'view-chosen', view: 'stock' },
    ],
    becomes: { view: 'stock', phase: 'loading', series: [] },
  },
  {
    rule: 'CH-14 a page of the archive is turned without loading the chart',
    events: [
      { type: 'view-chosen', view: 'archive' },
      { type: 'page-changed', before: '2026-01-01' },
    ],
    becomes: { before: '2026-01-01', phase: 'shown', request: 0 },
  },
  {
    rule: 'CH-04 CH-14 a period tab reloads chart and table, from its latest page',
    events: [
      { type: 'view-chosen', view: 'chart', mode: 'table' },
      { type: 'page-changed', before: '2026-01-01' },
      year,
    ],
    becomes: { mode: 'table', period: 4, before: null, phase: 'loading' },
  },
  {
    rule: 'CH-14 other days begin at their latest page',
    events: [
      { type: 'view-chosen', view: 'archive' },
      { type: 'page-changed', before: '2026-01-01' },
      { type: 'days-chosen', days: { from: '2025-01-01', to: '2025-12-31' } },
    ],
    becomes: { view: 'archive', before: null, from: '2025-01-01' },
  },
  {
    rule: 'CH-01 the table stays with another venue, at its latest page',
    events: [
      { type: 'view-chosen', view: 'chart', mode: 'table' },
      { type: 'page-changed', before: '2026-01-01' },
      { type: 'venue-changed', venueId: 2, start: startOf() },
    ],
    becomes: { mode: 'table', before: null, period: 1 },
  },
  {
    rule: 'CH-01 going back from the table loads nothing anew',
    events: [
      { type: 'view-chosen', view: 'chart', mode: 'table' },
      { type: 'went-back', selection: DEFAULT_SELECTION },
    ],
    becomes: { mode: 'chart', phase: 'shown', series: OWN.series, request: 0 },
  },
  {
    rule: 'CH-14 going back brings the page of the archive',
    events: [
      {
        type: 'went-back',
        selection: { ...DEFAULT_SELECTION, view: 'archive', period: 4, before: '2025-01-01' },
      },
    ],
    becomes: { view: 'archive', period: 4, before: '2025-01-01', phase: 'loading' },
  },
  {
    rule: 'CH-01 another view is another set of days',
    events: [{ type: 'view-chosen', view: 'stock' }],
    becomes: { view: 'stock', period: 1, phase: 'loading' },
  },
  {
    rule: 'CH-04 a late answer is ignored',
    events: [year, { type: 'period-chosen', period: 2 }, { type: 'arrived', request: 1, loaded: OWN }],
    becomes: { phase: 'loading', series: [] },
  },
  {
    rule: 'CH-04 a failure can be tried again',
    events: [year, { type: 'failed', request: 1 }, { type: 'retried' }, { type: 'failed', request: 1 }],
    becomes: { phase: 'loading', request: 2, period: 4 },
  },
  {
    rule: 'CH-17 a chart that cannot be drawn says so',
    events: [{ type: 'render-failed' }],
    becomes: { message: 'graphRenderErrorMsg' },
  },
  {
    rule: 'CH-03 another venue begins at one month with its own last day',
    from: after(year),
    events: [
      {
        type: 'venue-changed',
        venueId: 2,
        start: startOf({
          date_from: '2026-10-12',
          date_to: '2026-11-12',
          lastTradingDate: '2026-11-12',
          series: [seriesOf([7, 2], TRADED)],
        }),
      },
    ],
    becomes: {
      period: 1,
      from: '2026-10-12',
      to: '2026-11-12',
      phase: 'shown',
      isArbitrary: false,
      message: null,
    },
  },
  {
    rule: 'CM-04 another venue keeps what is compared, and requests it again',
    from: compared,
    events: [{ type: 'venue-changed', venueId: 3, start: startOf() }],
    becomes: { phase: 'loading', compared: [{ ...OTHER, tone: 2 }] },
  },
  {
    rule: 'CM-04 another venue is not compared with itself',
    from: createChart(
      7,
      1,
      startOf({
        compared: [{ kind: 'stock', id: 7, venueId: 2 }],
        series: [seriesOf([7, 1], TRADED), seriesOf([7, 2], TRADED)],
      }),
      'paid',
    ),
    events: [{ type: 'venue-changed', venueId: 2, start: startOf() }],
    becomes: { compared: [] },
  },
])('$rule', ({ from = paid, events, becomes }) => {
  expect(events.reduce(reduceChart, from)).toMatchObject(becomes);
});

test('CH-03 only venue 1 has a current day', () => {
  expect(hasIntraday(paid)).toBe(true);
  const other = createChart(7, 2, startOf(), 'paid');
  expect(hasIntraday(other)).toBe(false);
  expect(reduceChart(other, { type: 'period-chosen', period: 0 })).toBe(other);
});

test('CH-07 what the server has moved already is shown without a current tab, and its address stays', () => {
  const chart = createChart(
    7,
    1,
    startOf({ period: 0, date_from: '2026-11-13', date_to: '2026-11-13' }),
    'paid',
  );
  expect(chart.period).toBeNull();
  expect(isMoved(chart)).toBe(true);
  expect(selectionOf(chart).period).toBe(0);
});

test('CH-05 a start after the end in the address is reported from the beginning', () => {
  const chart = createChart(
    7,
    1,
    startOf({ period: null, date_from: '2026-02-02', date_to: '2026-02-01', series: [] }),
    'paid',
  );
  expect(chart.message).toBe('graph_period_start_incorrect');
});

test('CH-04 back and forward bring back what the address says', () => {
  const { selection, back } = { selection: selectionOf(compared), back: after(year) };
  expect(reduceChart(back, { type: 'went-back', selection })).toMatchObject({
    period: 1,
    phase: 'loading',
    compared: [{ kind: 'stock', id: 8, venueId: 2, name: '', tone: 2 }],
  });
  expect(reduceChart({ ...back, viewer: 'signed-in' }, { type: 'went-back', selection }).compared).toEqual(
    [],
  );
  const days = { ...selection, period: null, from: '2026-03-01', to: '2026-02-01' };
  expect(reduceChart(back, { type: 'went-back', selection: days }).message).toBe(
    'graph_period_start_incorrect',
  );
});

test('CM-04 comparing is on with the second series and over without it', () => {
  expect(isComparing(paid)).toBe(false);
  expect(isComparing(compared)).toBe(true);
  const over = reduceChart(compared, { type: 'removed', compared: OTHER });
  expect(over).toMatchObject({ compared: [], series: [], phase: 'loading' });
});

test('CM-01 what is removed takes only its own series along', () => {
  const both = [
    { type: 'added', compared: INDEX } as const,
    {
      type: 'joined',
      request: 0,
      compared: INDEX,
      loaded: { series: [], indexes: [indexOf(30, TRADED)] },
    } as const,
  ].reduce(reduceChart, compared);
  expect(both.compared.map(({ tone }) => tone)).toEqual([2, 3]);
  const one = reduceChart(both, { type: 'removed', compared: OTHER });
  expect(one).toMatchObject({ phase: 'shown', series: OWN.series, compared: [{ id: 30, tone: 3 }] });
  expect(one.indexes).toHaveLength(1);
});
