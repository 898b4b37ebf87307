import { expect, test } from 'vitest';
import { splitRatio } from '#domain/quotes/split-ratio.ts';
import { day } from '#market/trading-chart/series-for-tests.ts';
import { toFlags } from './to-flags.ts';

test('CH-10 a dividend is a D in a square, a split an S in a diamond', () => {
  const of = (kind: 'dividend' | 'split', date: string) => ({
    kind,
    date,
    'date.numeric': day(date) / 1000,
    value: 4,
    currency_name: null,
  });
  const flags = toFlags([of('dividend', '2026-11-10'), of('split', '2026-11-12')], ({ kind }) => `a ${kind}`);
  expect(flags).toEqual([
    { time: day('2026-11-10'), letter: 'D', shape: 'square', text: 'a dividend' },
    { time: day('2026-11-12'), letter: 'S', shape: 'diamond', text: 'a split' },
  ]);
});

test.each([
  [4, '4:1'],
  [1.5, '1.5:1'],
  [0.1, '1:10'],
  [0.04, '1:25'],
])('CH-10 a split of %s new shares for an old one is %s', (coefficient, ratio) => {
  expect(splitRatio(coefficient, String)).toBe(ratio);
});
