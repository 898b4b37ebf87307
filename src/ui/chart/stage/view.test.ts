import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isAtHome,
  planeStep,
  resetView,
  type Span,
  startView,
  type View,
  type ViewStep,
  viewStep,
} from './view.ts';
import { zoomOf, zoomTo } from './zoom.ts';

const whole = startView({ from: 0, to: 100 }, 5);
const half: Span = { ...whole, window: { from: 20, to: 70 } };

test.each<{ why: string; view?: Span; step: ViewStep; from: number; to: number }>([
  { why: 'a pan moves both ends', step: { is: 'panned', by: 10 }, from: 30, to: 80 },
  { why: 'a pan stops at the last value', step: { is: 'panned', by: 60 }, from: 50, to: 100 },
  { why: 'a pan stops at the first value', step: { is: 'panned', by: -60 }, from: 0, to: 50 },
  { why: 'the whole cannot be panned', view: whole, step: { is: 'panned', by: 9 }, from: 0, to: 100 },
  { why: 'a zoom keeps its position', step: { is: 'zoomed', factor: 2, about: 30 }, from: 25, to: 50 },
  {
    why: 'zooming out ends at the whole',
    step: { is: 'zoomed', factor: 0.1, about: 30 },
    from: 0,
    to: 100,
  },
  { why: 'zooming in ends at five values', step: { is: 'zoomed', factor: 99, about: 70 }, from: 65, to: 70 },
  {
    why: 'two fingers keep what they hold',
    view: whole,
    step: { is: 'pinched', held: [40, 60], at: [0.2, 0.8] },
    from: 100 / 3,
    to: 200 / 3,
  },
  {
    why: 'fingers on one spot change nothing',
    step: { is: 'pinched', held: [40, 60], at: [0.5, 0.5] },
    from: 20,
    to: 70,
  },
  { why: 'the left handle moves alone', step: { is: 'end-moved', end: 'from', to: 10 }, from: 10, to: 70 },
  {
    why: 'the left handle stops before the right',
    step: { is: 'end-moved', end: 'from', to: 90 },
    from: 65,
    to: 70,
  },
  {
    why: 'the right handle stops at the end',
    step: { is: 'end-moved', end: 'to', to: 190 },
    from: 20,
    to: 100,
  },
  { why: 'a visible position moves nothing', step: { is: 'followed', position: 50 }, from: 20, to: 70 },
  { why: 'a position to the right is followed', step: { is: 'followed', position: 80 }, from: 31, to: 81 },
  { why: 'a position to the left is followed', step: { is: 'followed', position: 0 }, from: 0, to: 50 },
  { why: 'a chosen window is shown', step: { is: 'chosen', window: { from: 90, to: 95 } }, from: 90, to: 95 },
  {
    why: 'a window that is too short grows',
    step: { is: 'chosen', window: { from: 99, to: 99 } },
    from: 95,
    to: 100,
  },
  { why: 'a reset shows all again', step: { is: 'reset' }, from: 0, to: 100 },
])('CB-01 $why', ({ view = half, step, from, to }) => {
  const { window } = viewStep(view, step);
  expect(window.from).toBeCloseTo(from);
  expect(window.to).toBeCloseTo(to);
});

test('CB-01 a chart that begins with its last year goes back to it', () => {
  const view = startView({ from: 0, to: 100 }, 5, { from: 60, to: 140 });
  expect(view.window).toEqual({ from: 20, to: 100 });
  const away = viewStep(view, { is: 'zoomed', factor: 4, about: 50 });
  expect(viewStep(away, { is: 'reset' }).window).toEqual({ from: 20, to: 100 });
});

test('CB-01 whatever the gesture, the window stays inside the data and is never empty', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true });
  const step = fc.oneof(
    fc.record({ is: fc.constant('panned' as const), by: number }),
    fc.record({
      is: fc.constant('zoomed' as const),
      factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
      about: number,
    }),
    fc.record({
      is: fc.constant('pinched' as const),
      held: fc.tuple(number, number),
      at: fc.tuple(number, number),
    }),
    fc.record({
      is: fc.constant('end-moved' as const),
      end: fc.constantFrom('from' as const, 'to' as const),
      to: number,
    }),
    fc.record({
      is: fc.constant('followed' as const),
      position: fc.double({ min: 0, max: 100, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { window } = steps.reduce<Span>(viewStep, half);
      expect(window.from).toBeGreaterThanOrEqual(-1e-9);
      expect(window.to).toBeLessThanOrEqual(100 + 1e-9);
      expect(window.to - window.from).toBeGreaterThanOrEqual(5 - 1e-9);
    }),
  );
});

const map: View = { ...whole, values: startView({ from: 2, to: 12 }, 0.1) };

test('CB-06 a map is zoomed along both axes, and a reset shows all of both', () => {
  const closer = planeStep(
    map,
    { is: 'zoomed', factor: 2, about: 50 },
    { is: 'zoomed', factor: 2, about: 12 },
  );
  expect([closer.window, closer.values?.window]).toEqual([
    { from: 25, to: 75 },
    { from: 7, to: 12 },
  ]);
  expect([isAtHome(closer), isAtHome({ ...closer, window: map.window }), isAtHome(map)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(resetView(closer)).toEqual(map);
});

test('CB-06 where a reader looks is reported in shares of the map, and found again by them', () => {
  expect(zoomOf(map)).toBeNull();
  expect(zoomOf({ ...half, values: null })).toBeNull();
  const share = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
  const range = fc
    .tuple(share, share)
    .filter(([from, to]) => to - from > 0.1)
    .map(([from, to]) => ({ from, to }));
  fc.assert(
    fc.property(range, range, (x, y) => {
      fc.pre(x.to - x.from < 1 || y.to - y.from < 1);
      expect(zoomOf(zoomTo(map, { x, y }))).toEqual({ x, y });
    }),
  );
});
