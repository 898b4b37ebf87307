import { expect, test } from 'vitest';
import { secondsToWait, toCodeDigits } from './code-rules.ts';

const now = new Date('2026-06-30T19:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  { why: 'nothing was sent yet', last: null, count: 0, wait: 0 },
  { why: 'one was sent this moment', last: ago(0), count: 1, wait: 30 },
  { why: 'a part of a second counts as a whole one', last: ago(0.4), count: 1, wait: 30 },
  { why: 'a second before the wait is over', last: ago(29), count: 1, wait: 1 },
  { why: 'the wait is over', last: ago(30), count: 1, wait: 0 },
  { why: 'the clock was set back meanwhile', last: ago(-500), count: 1, wait: 30 },
  { why: 'nine in an hour', last: ago(31), count: 9, wait: 0 },
  { why: 'ten in an hour', last: ago(31), count: 10, wait: 3569 },
])('US-03 the wait before the next code: $why', ({ last, count, wait }) => {
  expect(secondsToWait({ last, count }, now)).toBe(wait);
});

test('US-04 a code may be typed in groups', () => {
  expect(toCodeDigits(' 482-913 ')).toBe('482913');
  expect(toCodeDigits(' \t')).toBe('');
});
