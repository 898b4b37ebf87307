import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLargeFeatures, MOST_FILES, measureLengths } from './sizes.ts';

const sources = new Map(globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]));

test('no feature has more than 15 code files', () => {
  expect(findLargeFeatures(sources.keys())).toEqual([]);
});

test('a feature with one code file too many is found; its tests, labels and styles do not count', () => {
  const files = Array.from({ length: MOST_FILES }, (_, at) => `src/features/a/part-${at % 2}/a-${at}.ts`);
  const beside = ['a.test.ts', 'A.test.tsx', 'a-for-tests.ts', 'labels/eng.json', 'A.module.css'];
  const whole = [...files, ...beside.map((file) => `src/features/a/${file}`), 'src/features/b/b.ts'];
  expect(findLargeFeatures(whole)).toEqual([]);
  expect(findLargeFeatures([...whole, 'src/features/a/A.tsx'])).toEqual([
    'src/features/a has 16 code files, more than 15',
  ]);
});

test('files stay short: half within 60 lines, 19 of 20 within 180, none over 300', () => {
  const { median, most, longest } = measureLengths(sources);
  expect(median).toBeLessThanOrEqual(60);
  expect(most).toBeLessThanOrEqual(180);
  expect(longest).toBeLessThanOrEqual(300);
});

test('the lengths are those of code, not of tests', () => {
  const lines = (count: number) => '\n'.repeat(count - 1);
  const planted = new Map([
    ['src/a.ts', lines(10)],
    ['src/b.ts', lines(70)],
    ['src/c.tsx', lines(301)],
    ['src/a.test.ts', lines(900)],
  ]);
  expect(measureLengths(planted)).toEqual({ median: 70, most: 70, longest: 301 });
});
