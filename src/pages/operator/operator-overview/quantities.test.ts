import { expect, test } from 'vitest';
import { toDuration, toSize } from './quantities.ts';

test.each([
  { bytes: 0, value: 0, unit: 'kb' },
  { bytes: 1, value: 1, unit: 'kb' },
  { bytes: 180_355_072, value: 172, unit: 'mb' },
  { bytes: 5_000_000_000, value: 4.7, unit: 'gb' },
])('US-08 $bytes bytes are $value $unit', ({ bytes, value, unit }) => {
  expect(toSize(bytes)).toEqual({ value, unit });
});

test.each([
  { seconds: 59, unit: 'minutes', whole: 0, rest: 59 },
  { seconds: 3_600 + 125, unit: 'hours', whole: 1, rest: 2 },
  { seconds: 3 * 86_400 + 4 * 3_600 + 59, unit: 'days', whole: 3, rest: 4 },
])('US-08 $seconds seconds are $whole $unit and $rest', ({ seconds, ...expected }) => {
  expect(toDuration(seconds)).toEqual(expected);
});
