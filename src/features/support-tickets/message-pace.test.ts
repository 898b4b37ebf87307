import { expect, test } from 'vitest';
import { MESSAGES_AN_HOUR, secondsToWait } from './message-pace.ts';

const NOW = new Date('2026-06-30T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutesAgo(minutes));

test.each([
  { why: 'nothing written yet', written: [], wait: 0 },
  { why: 'one less than the limit', written: times(MESSAGES_AN_HOUR - 1, 1), wait: 0 },
  { why: 'the limit reached half an hour ago', written: times(MESSAGES_AN_HOUR, 30), wait: 1_800 },
  { why: 'the limit reached just now', written: times(MESSAGES_AN_HOUR, 0), wait: 3_600 },
  { why: 'an hour has passed', written: times(MESSAGES_AN_HOUR, 60), wait: 0 },
  {
    why: 'only those of the last hour count',
    written: [...times(MESSAGES_AN_HOUR - 1, 5), ...times(40, 61)],
    wait: 0,
  },
  {
    why: 'the twentieth last decides',
    written: [minutesAgo(50), ...times(MESSAGES_AN_HOUR, 10)],
    wait: 3_000,
  },
])('US-07 twenty messages an hour: $why', ({ written, wait }) => {
  expect(secondsToWait(written, NOW)).toBe(wait);
});
