import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { textWidth } from '../../text-width/text-width.ts';
import type { TimePrecision } from '../chart.ts';
import { words } from '../chart-for-tests.ts';
import { tradingDays } from '../sample-series.ts';
import { chartWords } from '../words/chart-words.ts';
import { timeTicks } from './time-ticks.ts';
import { xScale } from './x-scale.ts';

const MINUTE = 60_000;
const ticksOf = (
  times: Float64Array,
  precision: TimePrecision,
  width: number,
  window = { from: 0, to: times.length - 1 },
) => timeTicks({ kind: 'time', times, precision }, xScale(window, { x: 0, width }), 11, words, 180);
const labels = (...args: Parameters<typeof ticksOf>) => ticksOf(...args).map(({ label }) => label);

/** 10:00 to 18:45 in the site's time, which is three hours ahead of UTC. */
const minutes = Float64Array.from({ length: 525 }, (_, index) => Date.UTC(2026, 10, 13, 7) + index * MINUTE);

const years = (count: number) => Float64Array.from({ length: count }, (_, at) => Date.UTC(2027 + at, 0));

test.each([
  { count: 4, width: 300, shown: ['2027', '2028', '2029', '2030'] },
  { count: 7, width: 200, shown: ['2028', '2030', '2032'] },
])('EP-04 an axis of $count years shows years and nothing finer', ({ count, width, shown }) => {
  expect(labels(years(count), 'year', width, { from: -0.5, to: count - 0.5 })).toEqual(shown);
});

test.each([
  {
    what: 'ten years',
    times: tradingDays(2600, '2016-01-04'),
    width: 600,
    shown: ['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025'],
  },
  {
    what: 'a year',
    times: tradingDays(250),
    width: 700,
    shown: ['Dec', '2026', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct'],
  },
  {
    what: 'two weeks',
    times: tradingDays(10, '2026-11-02'),
    width: 800,
    shown: ['3 Nov', '4 Nov', '5 Nov', '6 Nov', '9 Nov', '10 Nov', '11 Nov', '12 Nov'],
  },
])('the days of $what are labelled where years, months, days begin', ({ times, width, shown }) => {
  expect(labels(times, 'day', width)).toEqual(shown);
});

test('CH-13 minutes are shown with the offset of the site, on a clock of 24 hours', () => {
  expect(labels(minutes, 'minute', 600)).toEqual([
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
  ]);
});

test('a year that begins on a holiday is reported at the first day of trading, in bold', () => {
  const tick = ticksOf(tradingDays(250), 'day', 700).find(({ isStrong }) => isStrong);
  expect(tick?.label).toBe('2026');
  expect(tick?.x).toBeCloseTo((33 / 249) * 700);
});

test.each(LANGUAGES)('labels never touch: %s', (language) => {
  const own = chartWords(language, formatOf(language));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 120, max: 1400 }),
      fc.boolean(),
      (count, width, isMinute) => {
        const times = isMinute
          ? Float64Array.from(
              { length: count },
              (_, index) => (minutes[index % 525] as number) + Math.floor(index / 525) * 86_400_000,
            )
          : tradingDays(count);
        const axis = { kind: 'time', times, precision: isMinute ? 'minute' : 'day' } as const;
        const ticks = timeTicks(axis, xScale({ from: -0.5, to: count - 0.5 }, { x: 0, width }), 11, own, 180);
        const ends = ticks.map(
          ({ x, label, isStrong }) =>
            [x - textWidth(label, 11, isStrong) / 2, x + textWidth(label, 11, isStrong) / 2] as const,
        );
        for (const [index, [begin]] of ends.entries())
          expect(begin).toBeGreaterThanOrEqual((ends[index - 1]?.[1] ?? -8) + 8);
        expect(ends.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(width);
      },
    ),
    { numRuns: 40 },
  );
});

test('times that lie years apart do not make it slow', () => {
  const sparse = Float64Array.of(Date.UTC(1990, 0, 1), Date.UTC(1990, 0, 1, 0, 1), Date.UTC(2026, 0, 1));
  expect(ticksOf(sparse, 'minute', 600).length).toBeLessThan(20);
});
