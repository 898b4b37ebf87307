import { expect, test } from 'vitest';
import { dayAt, mapChart, priceChart } from './chart-for-tests.ts';
import { slideTo, writeEnd } from './navigator-rules.ts';
import { flaggedStops, flagStop, lastStopBefore, placesOf, stopsOf } from './stops.ts';

const flagOn = (time: number) => ({ time, letter: 'D', shape: 'square', text: '' }) as const;

test.each([
  { time: dayAt(1), stop: 1, why: 'a day has its own' },
  { time: dayAt(1) + 1, stop: 2, why: 'a day without trading has the next' },
  { time: dayAt(9), stop: -1, why: 'after the last there is none' },
])('CH-10 the stop of a flag: $why', ({ time, stop }) => {
  expect(flagStop(priceChart([1, 2, 3]), flagOn(time))).toBe(stop);
});

test('CH-10 flags on one day are one stop, in order', () => {
  const at = (stop: number) => flagOn(dayAt(stop));
  expect(flaggedStops(priceChart([1, 2, 3], {}, [at(2), at(0), at(2)]))).toEqual([0, 2]);
  expect(flaggedStops(mapChart())).toEqual([]);
});

test('CB-06 the cursor goes over dots from left to right and leaves out those without a place', () => {
  const stops = stopsOf(mapChart());
  expect([0, 1, 2].map((stop) => placesOf(stops, stop)[0])).toEqual([1.25, 5, 9.5]);
  expect(stops.count).toBe(3);
  expect(lastStopBefore(stops, 6)).toBe(1);
  expect(lastStopBefore(stops, 0)).toBe(0);
  expect(lastStopBefore({ kind: 'times', count: 10 }, 4.7)).toBe(4);
  expect(lastStopBefore({ kind: 'times', count: 10 }, 9.5)).toBe(9);
});

test.each([
  { key: 'ArrowLeft', to: 49 },
  { key: 'ArrowUp', to: 51 },
  { key: 'PageDown', to: 40 },
  { key: 'Home', to: 0 },
  { key: 'End', to: 100 },
  { key: 'a', to: null },
])('CB-01 $key on a handle of the navigator', ({ key, to }) => {
  expect(slideTo(key, 50, { from: 0, to: 100 }, true)).toBe(to);
});

test('CB-01 a handle says the first or the last date in sight', () => {
  const words = { moment: (time: number) => new Date(time).toISOString().slice(0, 10), number: String };
  const clock = { words: words as never, displayOffset: 0 };
  const window = { from: 0.4, to: 2.9 };
  expect(writeEnd(priceChart([1, 2, 3, 4]), window, 'from', clock)).toBe('2026-01-06');
  expect(writeEnd(priceChart([1, 2, 3, 4]), window, 'to', clock)).toBe('2026-01-07');
  expect(writeEnd(mapChart(), window, 'to', clock)).toBe('2.9');
});
