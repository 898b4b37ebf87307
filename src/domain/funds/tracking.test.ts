import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  rebase,
  TRADING_DAYS,
  type TrackedDay,
  trackingError,
  trackPast,
  trackSpan,
  trackYears,
} from './tracking.ts';

const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
const run = (steps: readonly (readonly [fund: number, index: number])[]): TrackedDay[] => {
  let [fund, index] = [50, 1000];
  const later = steps.map(([a, b], at) => {
    fund *= 1 + a / 100;
    index *= 1 + b / 100;
    return { day: dayOf(at + 1), fund, index };
  });
  return [{ day: dayOf(0), fund: 50, index: 1000 }, ...later];
};

test('EP-03 the tracking difference is what the fund earned more than its index, in percentage points', () => {
  const days = [
    { day: '2025-01-02', fund: 50, index: 1000 },
    { day: '2025-06-30', fund: 54, index: 1100 },
  ];
  expect(trackSpan(days)).toEqual({
    from: '2025-01-02',
    to: '2025-06-30',
    fund: expect.closeTo(8, 10),
    index: expect.closeTo(10, 10),
    difference: expect.closeTo(-2, 10),
    error: null,
  });
  expect(trackSpan(days.slice(1))).toBeNull();
  expect(trackSpan([])).toBeNull();
});

test('EP-03 the tracking error is the deviation of daily differences, annualised', () => {
  // Differences of +0.1 and −0.1 in turn: their deviation is 0.1 × √(n / (n − 1)).
  const steps = Array.from({ length: 40 }, (_, at) => [at % 2 === 0 ? 0.1 : -0.1, 0] as const);
  const exact = 0.1 * Math.sqrt(40 / 39) * Math.sqrt(TRADING_DAYS);
  expect(trackingError(run(steps))).toBeCloseTo(exact, 9);
});

test('EP-03 a fund that loses the same every day has a difference and no error', () => {
  const days = run(Array.from({ length: 30 }, () => [0.9, 1] as const));
  expect(trackingError(days)).toBeCloseTo(0, 9);
  expect(trackSpan(days)?.difference).toBeLessThan(-3);
});

test('EP-03 too few days show no error', () => {
  expect(trackingError(run(Array.from({ length: 19 }, (_, at) => [at, 0] as const)))).toBeNull();
});

test('EP-03 years begin where the one before ended; the first and the running one are not whole', () => {
  const at = (day: string, fund: number, index: number) => ({ day, fund, index });
  const days = [
    at('2024-05-02', 10, 100),
    at('2024-12-30', 11, 110),
    at('2025-01-02', 12, 118),
    at('2025-12-30', 22, 209),
    at('2026-03-02', 33, 313.5),
  ];
  const years = trackYears(days, '2026-06-30');
  expect(years.map(({ year, from, isWhole }) => ({ year, from, isWhole }))).toEqual([
    { year: 2026, from: '2025-12-30', isWhole: false },
    { year: 2025, from: '2024-12-30', isWhole: true },
    { year: 2024, from: '2024-05-02', isWhole: false },
  ]);
  expect(years.map(({ difference }) => Math.round(difference * 100) / 100)).toEqual([0, 10, 0]);
});

test('EP-03 a year with one day of its own and none before it says nothing', () => {
  expect(trackYears([{ day: '2026-06-30', fund: 1, index: 1 }], '2026-06-30')).toEqual([]);
});

test('EP-03 whatever the fund costs and the index stands at, only their growth counts', () => {
  const step = fc.double({ min: -9, max: 9, noNaN: true });
  const scale = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(step, step), { minLength: 20, maxLength: 60 }), scale, (steps, factor) => {
      const days = run(steps);
      const scaled = days.map(({ day, fund, index }) => ({
        day,
        fund: fund * factor,
        index: index / factor,
      }));
      expect(trackSpan(scaled)?.difference).toBeCloseTo(trackSpan(days)?.difference ?? Number.NaN, 6);
      expect(trackingError(scaled)).toBeCloseTo(trackingError(days) ?? Number.NaN, 6);
      const [first] = rebase(days);
      expect([first?.fund, first?.index]).toEqual([100, 100]);
    }),
  );
});

test('EP-03 the last years are annualised, and only as far back as both were followed', () => {
  const days = [
    { day: '2023-07-03', fund: 100, index: 1000 },
    { day: '2025-06-30', fund: 110, index: 1100 },
    { day: '2026-06-30', fund: 121, index: 1331 },
  ];
  const past = trackPast(days, [1, 3, 5]);
  expect(past.map(({ years, from }) => ({ years, from }))).toEqual([
    { years: 1, from: '2025-06-30' },
    { years: 3, from: '2023-07-03' },
  ]);
  expect(past[0]).toMatchObject({ fund: expect.closeTo(10, 9), index: expect.closeTo(21, 9) });
  expect(past[1]).toMatchObject({
    fund: expect.closeTo((1.21 ** (1 / 3) - 1) * 100, 9),
    index: expect.closeTo(10, 9),
  });
  expect(past[1]?.difference).toBeCloseTo((past[1]?.fund ?? 0) - 10, 9);
  expect(trackPast([], [1])).toEqual([]);
});
